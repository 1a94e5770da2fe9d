// Opening and joining tables at a referee's server.

// The module reads the code first: whether it is one, and which game it is. Somebody who scans
// it again most likely wants the table that this phone has already.
async function openTable(code) {
  forget("open");
  let game;
  try {
    await engineReady();
    ({ game } = ask({ ask: "open", code }));
    const table = await knownTable(game.label);
    const opened = table ? await RemoteKeeper.join(table) : await RemoteKeeper.open(code);
    enter(opened);
    return true;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const again = mayRepeat(refusal);
    const alone = !again && game?.testable === true;
    notify("open", refusal.message, {
      tone: "warn",
      label: again ? t("try_again") : t("open_here"),
      act: again ? () => openTable(code) : alone ? () => openAlone(code) : null,
    });
    render();
    return false;
  }
}

// A game that the referee does not have can be played as at home.
async function openAlone(code) {
  try {
    enter(await LocalKeeper.open(code));
    return true;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.trouble === "stored") return openAnew(code, refusal);
    notify("open", refusal.message, { tone: "warn" });
    return false;
  }
}

async function knownTable(label) {
  const key = store.keys(TABLE_KEY).find(one => readEntry(one)?.label === label);
  if (!key) return null;
  const table = tableOf(key);
  const choice = await openDialog(t("known_title"), h("p", null, t("known_text", { table })), [
    { label: t("known_new"), value: "new" },
    { label: t("known_join", { table }), value: "join", tone: "primary" },
  ], { "data-dialog": "known-table" });
  return choice === "new" ? null : table;
}

async function joinTable(name) {
  forget("open");
  try {
    const opened = await RemoteKeeper.join(name);
    enter(opened);
    ui.tableName = "";
    return true;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    notify("open", refusal.message, {
      tone: "warn", label: t("try_again"),
      act: mayRepeat(refusal) ? () => joinTable(name) : null,
    });
    render();
    return false;
  }
}
