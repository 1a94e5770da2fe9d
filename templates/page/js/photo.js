// Finding the code in a photograph. The picture never leaves the phone.
const LONGEST_SIDE = 2400;

async function grayPixels(file) {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = h("canvas", { width, height });
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  brush.fillStyle = "#ffffff";
  brush.fillRect(0, 0, width, height);
  brush.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = brush.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4) {
    pixels[i] = (data[at] * 54 + data[at + 1] * 183 + data[at + 2] * 19) >> 8;
  }
  return { width, pixels };
}

// More attempts than the module has: an end even if it fails at every one.
const MOST_ATTEMPTS = 100;

// The text of the code, or a Refusal. Tells how far it is between the attempts.
async function readPhoto(file, progress) {
  let picture;
  try {
    picture = await grayPixels(file);
  } catch {
    throw new Refusal(t("photo_unreadable"), "input");
  }
  let foreign = false;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    progress(attempt);
    await painted();
    await engineReady();
    const found = look(picture.width, picture.pixels, attempt);
    if (found === null) continue;
    if (found.text) return found.text;
    if (found.error) throw new Refusal(sentence(found.error), "input");
    if (found.over) break;
    foreign ||= found.foreign === true;
  }
  throw new Refusal(foreign ? t("photo_foreign") : t("photo_nothing"), "input");
}

async function photoChosen(event) {
  const [file] = event.target.files;
  event.target.value = "";
  if (!file || ui.photo !== null) return;
  forget("open");
  ui.photo = 0;
  try {
    const text = await readPhoto(file, attempt => { ui.photo = attempt + 1; render(); });
    ui.photo = null;
    await openCode(text);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    notify("open", refusal.message, { tone: "warn" });
  } finally {
    ui.photo = null;
    render();
  }
}
