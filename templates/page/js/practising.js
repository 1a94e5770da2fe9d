// @ts-check
// Plays the practice game: an ordinary game, tested by the module. It is not stored and not listed
// among the games of this phone.
import { announce, byId } from "./dom.js";
import { LESSON } from "./lesson.js";
import { Refusal, ask, engineReady } from "./module.js";
import { resultWords } from "./pictures.js";
import { goHome, leave, show } from "./places.js";
import { forget, notify, render, ui } from "./state.js";
import { t } from "./words.js";

const FRESH = { save: "", next: 1, step: 0, tested: null, result: null };
/**
 * @type {{
 *   game: Api.GameView | null,
 *   save: string,
 *   next: number,
 *   step: number,
 *   tested: LessonTest | null,
 *   result: Api.TestView | null,
 * }}
 */
export const practice = { game: null, ...FRESH };

// The open practice game.
export function practiceGame() {
  return /** @type {Api.GameView} */ (practice.game);
}

export async function startPractice() {
  leave();
  forget("open");
  practice.game = null;
  show("practice");
  await goOnPractising();
}

// Opens the game if it is not open.
export async function goOnPractising() {
  if (practice.game === null) {
    try {
      await engineReady();
      const { game, save } = ask({ ask: "open", code: LESSON.code });
      Object.assign(practice, { ...FRESH, game, save });
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      notify("open", refusal.message, { tone: "warn" });
      goHome();
      return;
    }
  }
  if (ui.screen === "practice") render();
}

/** @param {LessonTest} parts @returns {Pour[]} */
export function poured({ potion }) {
  return potion.map(([ingredient, grown]) => ({ ingredient, grown }));
}

/** @param {LessonTest} tested */
export async function testPotion(tested) {
  const { save, step, next: number } = practice;
  try {
    await engineReady();
    /** @type {Api.Action} */
    const action = { do: "test", number, potion: poured(tested) };
    const reply = ask({ ask: "play", save, action });
    if (ui.screen !== "practice" || practice.step !== step) return;
    const { tests, next } = reply.table;
    const result = /** @type {Api.TestView} */ (tests.at(-1));
    Object.assign(practice, { save: reply.save, next, tested, result });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    notify("open", refusal.message, { tone: "warn" });
    return;
  }
  render();
  const result = /** @type {Api.TestView} */ (practice.result);
  announce(result.won ? t("page-won-title") : resultWords(result));
  byId("practice-result").focus();
}
