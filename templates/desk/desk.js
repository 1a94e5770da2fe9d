"use strict";

// The referee's desk: shows what the server knows of its tables, and asks it to rule at them.

const PAUSE = 4000;
const rows = new Map();
const at = id => document.getElementById(id);
const words = JSON.parse(at("words")?.textContent ?? "{}");
const ages = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
const clock = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: "medium" });
const calendar = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "short", timeStyle: "medium" });
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];
// What is told of what players did for everyone at their table.
const DID = { "again": "players-again", "brought-back": "players-back" };
const ORDER_KEY = "cp1-desk-order";
let timer = 0;

// A word with what stands in braces in it.
function word(name, values = {}) {
  return words[name].replace(/\{(\w+)\}/g, (all, key) => values[key] ?? all);
}

// How long ago a moment was; the last minute is one.
function ago(seconds) {
  if (seconds === null) return word("never");
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  return ages.format(-Math.floor(seconds / length), unit);
}

// A moment of the server's clock, without the day if that is today.
function moment(ms) {
  const at = new Date(ms);
  return (at.toDateString() === new Date().toDateString() ? clock : calendar).format(at);
}

function tell(text) {
  if (at("notice").textContent !== text) at("notice").textContent = text;
}

class Refused extends Error {
  constructor(status, text) {
    super(text);
    this.status = status;
  }
}

async function ask(path, body) {
  const options = body === undefined ? {} : {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  let reply;
  try {
    reply = await fetch("/desk/api/" + path, { ...options, cache: "no-store" });
  } catch {
    throw new Refused(0, word("away"));
  }
  if (reply.status === 204) return null;
  const said = await reply.json().catch(() => ({}));
  if (!reply.ok) throw new Refused(reply.status, said.text ?? word("away"));
  return said;
}

// Shows the door, or what is behind it.
function open(is) {
  for (const id of ["tools", "tables"]) at(id).hidden = !is;
  at("door").hidden = is;
  clearTimeout(timer);
  if (!is) at("key").focus();
}

async function refresh() {
  clearTimeout(timer);
  const begun = performance.now();
  try {
    const overview = await ask("tables");
    if (at("tables").hidden) open(true);
    if (at("notice").dataset.away) {
      delete at("notice").dataset.away;
      tell("");
    }
    show(overview);
  } catch (refused) {
    if (refused.status === 401) return open(false);
    at("notice").dataset.away = "1";
    tell(refused.message);
  }
  clearTimeout(timer);
  timer = setTimeout(refresh, Math.max(PAUSE, 10 * (performance.now() - begun)));
}

function show({ summary, tables }) {
  put(at("summary"), tables.length ? summary : word("none"));
  const names = new Set(tables.map(line => line.table));
  for (const [name, row] of rows) {
    if (names.has(name)) continue;
    row.remove();
    rows.delete(name);
  }
  for (const line of tables) {
    if (!rows.has(line.table)) {
      rows.set(line.table, rowOf(line));
      at("rows").append(rows.get(line.table));
    }
    fill(rows.get(line.table), line);
  }
  sort(tables);
}

// Puts the rows in the order that was asked for; those that are in it already stay where they are.
function sort(tables) {
  const won = line => line.won?.at ?? Infinity;
  const first = (a, b) => (won(a) === won(b) ? 0 : won(a) - won(b));
  const lines = at("order").value === "won" ? [...tables].sort(first) : tables;
  lines.forEach((line, i) => {
    const row = rows.get(line.table);
    if (at("rows").children[i] !== row) at("rows").insertBefore(row, at("rows").children[i]);
  });
}

// Text that stays the same is left alone, so that nobody loses their place in it.
function put(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function rowOf(line) {
  const row = document.createElement("tr");
  const head = document.createElement("th");
  head.scope = "row";
  head.className = "code";
  head.textContent = line.table;
  row.append(head);
  for (const kind of ["game", "standing", "count", "count", "count", "count", "age", "age", "rulings"]) {
    const cell = document.createElement("td");
    cell.className = kind;
    row.append(cell);
  }
  const cell = row.querySelector(".rulings");
  const standing = row.querySelector(".standing");
  standing.append(document.createElement("span"), document.createElement("span"));
  standing.lastChild.className = "did";
  const buttons = document.createElement("div");
  buttons.className = "row";
  for (const kind of ["close", "take-back", "reset", "bring-back"]) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.rule = kind;
    button.addEventListener("click", () => rule(line.table, button.dataset));
    buttons.append(button);
  }
  cell.append(buttons);
  return row;
}

function fill(row, line) {
  const [, game, standing, rank, won, tests, answers, changed, seen] = row.children;
  const { account, deed, winners } = line;
  row.dataset.standing = account?.standing ?? "";
  put(game, line.game);
  const stands = winners ? word("won-by", { names: winners })
    : account ? word(account.standing) : word("not-loaded");
  put(standing.firstChild, account?.closed ? word("closed", { standing: stands }) : stands);
  const players = deed !== null && deed.by !== "referee";
  put(standing.lastChild, players && deed.what in DID ? word(DID[deed.what]) : "");
  put(rank, line.won ? String(line.won.rank) : "");
  put(won, line.won ? moment(line.won.at) : "");
  put(tests, account ? String(account.tests) : "");
  put(answers, account ? String(account.guesses) : "");
  put(changed, ago(line.changed));
  put(seen, ago(line.seen));
  const [close, takeBack, reset, bringBack] = row.querySelectorAll("button");
  close.dataset.rule = account?.closed ? "reopen" : "close";
  for (const button of [close, takeBack, reset, bringBack]) {
    const ruling = word(button.dataset.rule);
    put(button, ruling);
    button.setAttribute("aria-label", word("ruling", { ruling, table: line.table }));
    button.disabled = !account;
  }
  takeBack.disabled = !account?.tests;
  bringBack.hidden = !account || !deed?.back;
  bringBack.dataset.deed = deed?.back?.deed ?? "";
}

// Asks in a dialog; whether the answer is yes.
function sure(question) {
  const dialog = at("ask");
  put(at("question"), question);
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise(resolve => {
    const closed = () => {
      // The end of the last question may be heard after the next is asked.
      if (dialog.open) return;
      dialog.removeEventListener("close", closed);
      resolve(dialog.returnValue === "yes");
    };
    dialog.addEventListener("close", closed);
  });
}

async function rule(table, { rule: ruling, deed }) {
  const question = `sure-${ruling}`;
  if (question in words && !await sure(word(question, { table }))) return;
  await asked(async () => {
    if (ruling === "bring-back") await ask(`tables/${table}/back`, { deed: Number(deed) });
    else await ask(`tables/${table}`, { rule: ruling });
    tell(word("done", { table, ruling: word(ruling) }));
  });
}

async function closeAll() {
  if (!await sure(word("sure-close-all"))) return;
  await asked(async () => {
    for (const [table, row] of rows) {
      const button = row.querySelector('[data-rule="close"]:not(:disabled)');
      if (button) await ask(`tables/${table}`, { rule: "close" });
    }
    tell("");
  });
}

// Does it, and shows the tables after it, or why it was not done.
async function asked(work) {
  try {
    await work();
  } catch (refused) {
    if (refused.status === 401) return open(false);
    tell(refused.message);
  }
  await refresh();
}

async function enter(key) {
  try {
    await ask("enter", { key });
    at("key").value = "";
    tell("");
    await refresh();
  } catch (refused) {
    open(false);
    tell(refused.message);
  }
}

async function leave() {
  clearTimeout(timer);
  try {
    await ask("leave", {});
    at("rows").replaceChildren();
    rows.clear();
    tell("");
    open(false);
  } catch (refused) {
    tell(refused.message);
  }
}

// What this browser remembers, if it may.
function kept(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key, value) {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Then it is asked again.
  }
}

function begin() {
  at("door").addEventListener("submit", event => {
    event.preventDefault();
    enter(at("key").value);
  });
  at("close-all").addEventListener("click", closeAll);
  at("order").value = kept(ORDER_KEY) ?? "opened";
  at("order").addEventListener("change", () => {
    keep(ORDER_KEY, at("order").value);
    refresh();
  });
  at("leave").addEventListener("click", leave);
  window.addEventListener("hashchange", enterByAddress);
  if (!enterByAddress()) refresh();
}

// A key in the address is taken out of it at once: it is not for the history, nor for those who
// look at the screen. Whether there is one.
function enterByAddress() {
  let key = location.hash.slice(1);
  if (!key) return false;
  // Browsers write some signs as others; a key that was chosen may look like that by itself.
  try { key = decodeURIComponent(key); } catch {}
  history.replaceState(null, "", location.pathname);
  enter(key);
  return true;
}

if (at("door")) begin();
at("print")?.addEventListener("click", () => window.print());
