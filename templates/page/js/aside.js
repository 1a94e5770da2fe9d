// Work on a thread of its own: the page stays alive meanwhile, and can end it.
import { Refusal, engine, engineReady } from "./module.js";
import { say, sentence, t } from "./words.js";

const ASIDE = URL.createObjectURL(
  new Blob([document.getElementById("looker").textContent], { type: "text/javascript" }));

// A worker that was given the module.
export async function aside() {
  await engineReady();
  const worker = new Worker(ASIDE);
  return {
    ask: message => worker.postMessage({ ...message, compiled: engine.compiled }),
    heard: (listener, failed) => {
      worker.onmessage = ({ data }) => listener(data);
      worker.onerror = failed;
    },
    end: () => worker.terminate(),
  };
}

// Asks the module what takes it long. Throws a Refusal with its sentence.
export async function askAside(request) {
  const worker = await aside();
  try {
    const reply = await new Promise((resolve, reject) => {
      worker.heard(resolve, () => reject(new Refusal(t("page-engine-failed"), "machine")));
      worker.ask({ request });
    });
    if (reply.broken) throw new Refusal(t("page-engine-failed"), "machine");
    if (reply.error) throw new Refusal(sentence(say(reply.error)), reply.trouble);
    return reply;
  } finally {
    worker.end();
  }
}
