// @ts-check
// Settings that a player can turn on and off, and capabilities of this phone.
import { store } from "./store.js";

export const AWAKE = { key: "cp1-awake", usual: true, can: "wakeLock" in navigator };
export const VIBRATION = { key: "cp1-vibration", usual: false, can: "vibrate" in navigator };
export const SOUND = { key: "cp1-sound", usual: false, can: "AudioContext" in window };

/** @param {Switch} kind */
export function isOn({ key, usual, can }) {
  return can && (store.read(key) ?? (usual ? "on" : "off")) === "on";
}

/** @param {Switch} kind @param {boolean} on */
export function turn({ key }, on) {
  store.write(key, on ? "on" : "off");
}
