// @ts-check
// Vibration and sound, if enabled, when a result arrives and when another phone has tested.
import { awakeChanged } from "./awake.js";
import { h } from "./dom.js";
import { AWAKE, SOUND, VIBRATION, isOn, turn } from "./switches.js";
import { t } from "./words.js";

// Vibration pattern (alternating on and off, in milliseconds) and pitches of the chime, in hertz.
const SIGNALS = {
  result: { tremble: [40], pitches: [587, 880] },
  others: { tremble: [25, 60, 25], pitches: [440] },
};
const TONE_S = 0.16;
const LOUDNESS = 0.12;

/** @type {{ context: AudioContext | null }} */
const sounding = { context: null };

/** @param {keyof typeof SIGNALS} kind */
export function signal(kind) {
  const { tremble, pitches } = SIGNALS[kind];
  if (isOn(VIBRATION)) navigator.vibrate(tremble);
  if (isOn(SOUND)) chime(pitches);
}

/** @param {number[]} pitches */
function chime(pitches) {
  const context = sounding.context ??= new AudioContext();
  // Browsers block sound before the first user gesture.
  context.resume().catch(() => {});
  pitches.forEach((pitch, i) => {
    const from = context.currentTime + i * TONE_S;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(LOUDNESS, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + TONE_S);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + TONE_S);
  });
}

export function signalChoices() {
  /** @param {Switch} kind @param {string} id @param {string} words @param {() => void} changed */
  const choice = (kind, id, words, changed) => kind.can && h("label", { class: "switch" },
    h("input", { type: "checkbox", id, checked: isOn(kind),
      onchange: event => { turn(kind, event.target.checked); changed(); } }),
    h("span", null, words));
  return h("fieldset", { class: "switches", "data-test": "switches" },
    h("legend", null, t("page-switches")),
    choice(AWAKE, "switch-awake", t("page-switch-awake"), awakeChanged),
    !AWAKE.can && h("p", { class: "hint" }, t("page-plain-awake")),
    choice(VIBRATION, "switch-vibration", t("page-switch-vibration"), () => signal("result")),
    choice(SOUND, "switch-sound", t("page-switch-sound"), () => signal("result")));
}
