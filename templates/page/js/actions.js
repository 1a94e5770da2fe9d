// Doing things at the open table. What is told may settle more before all is drawn again.
async function perform(action, settle = () => {}) {
  const session = ui.session;
  if (!session || session.working) return null;
  session.working = action.do;
  try {
    const { told, table } = await session.keeper.act(action);
    session.table = table;
    forget("action");
    forget("others");
    settle(told, table);
    noticeStorage();
    return told;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.table) session.table = refusal.table;
    refused(refusal, action);
    return null;
  } finally {
    session.working = null;
    if (ui.session === session) render();
  }
}

function mayRepeat(refusal) {
  return refusal.trouble === "network" || refusal.trouble === "busy";
}

// Nothing is lost: what could not be sent can be sent again.
function refused(refusal, action) {
  const again = mayRepeat(refusal);
  if (again) forget("network");
  notify("action", refusal.message, {
    tone: "warn",
    label: t("try_again"),
    act: again ? () => retry(action) : null,
  });
}

async function retry(action) {
  if (action.do === "test") await testPotion();
  else if (action.do === "check") await checkAnswer();
  else if (action.do === "give-up") await openSolution();
  else await perform(action);
}

// Another window or phone has changed the table.
function tableChanged(table) {
  const session = ui.session;
  const fresh = table.tests.slice(session.table.tests.length);
  session.table = table;
  for (const test of fresh) {
    const told = t("others_tested", { number: test.number, result: resultWords(test) });
    notify("others", told);
  }
  render();
}

function networkChanged(refusal) {
  if (refusal === null) forget("network");
  else if (!ui.notices.has("network") && !ui.notices.has("action")) notify("network", refusal.message, { tone: "warn" });
}

async function startAgain() {
  const sure = await confirmed(
    t("again_title"), t("again_text"), t("again_yes"), "again");
  if (!sure) return;
  const session = ui.session;
  const told = await perform({ do: "again" });
  if (told === null) return;
  Object.assign(session, { shown: null, answer: [], wrong: null, giveUp: "", opening: "", cleared: null });
  setDraft({ potion: [], by: null, kind: "cauldron" });
  show("brew");
  announce(t("again_done"));
}
