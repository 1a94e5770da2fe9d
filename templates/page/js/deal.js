// @ts-check
// Deals the puzzle of a seed in a worker.
import { askAside } from "./aside.js";
import { Refusal } from "./module.js";
import { forget, notify, render, ui } from "./state.js";
import { spoken } from "./words.js";

// Possible numbers of players.
export const PLAYERS = [1, 2, 3, 4, 5, 6, 7, 8];

// Deals the game that the sheet's imprint describes and passes it to `dealt`.
/** @param {Imprint} imprint @param {(game: Api.GameView) => unknown} dealt */
export async function deal(imprint, dealt) {
  forget("open");
  ui.dealing = true;
  render();
  try {
    const { game } = await askAside({ ask: "deal", ...imprint, language: spoken.language.number });
    await dealt(game);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    notify("open", refusal.message, { tone: "warn" });
  } finally {
    ui.dealing = false;
    render();
  }
}
