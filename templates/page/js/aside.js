// @ts-check
// Work in a web worker: the page stays responsive and can terminate the worker.
import { byId } from "./dom.js";
import { Refusal, engine, engineReady } from "./module.js";
import { say, sentence, t } from "./words.js";

const ASIDE = URL.createObjectURL(
  new Blob([byId("looker").textContent], { type: "text/javascript" }));

// Creates a worker and hands it the compiled module.
export async function aside() {
  await engineReady();
  const worker = new Worker(ASIDE);
  return {
    /** @param {AsideRequest} message */
    ask: message => worker.postMessage({ ...message, compiled: engine.compiled }),
    /** @param {(found: Found) => void} listener @param {() => void} failed */
    heard: (listener, failed) => {
      worker.onmessage = ({ data }) => listener(data);
      worker.onerror = failed;
    },
    end: () => worker.terminate(),
  };
}

// Sends a long request to the module in a worker. Throws a `Refusal` with the module's sentence.
/** @template {Api.Request} R @param {R} request @returns {Promise<Replies[R["ask"]]>} */
export async function askAside(request) {
  const worker = await aside();
  try {
    /** @type {Found} */
    const reply = await new Promise((resolve, reject) => {
      worker.heard(resolve, () => reject(new Refusal(t("page-engine-failed"), "machine")));
      worker.ask({ request });
    });
    if (reply.broken) throw new Refusal(t("page-engine-failed"), "machine");
    if (reply.error) throw new Refusal(sentence(say(reply.error)), reply.trouble ?? "machine");
    return /** @type {any} */ (reply);
  } finally {
    worker.end();
  }
}
