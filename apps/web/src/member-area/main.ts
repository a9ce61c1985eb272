/**
 * The page in the member area's frame: a photo, the organisation's frame around it, a PNG. Everything
 * stays in the browser. It may run with an opaque origin: no storage, no fonts, no requests.
 */
import { part } from "../browser/part.ts";
import { PhotoProblem, readPhoto } from "../photo/photo-file.ts";
import { watchGestures } from "../photo/photo-gestures.ts";
import { centred, keyed, moved, type Placement, zoomed } from "../photo/photo-placement.ts";
import { drawPicture, type Picture } from "./draw-picture.ts";
import { frameNames, frames } from "./frames.ts";
import { savePng } from "./save-png.ts";

const MOVES = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
const MOVE = 0.04;
const failed = "The picture could not be created. Please try a smaller photo.";

const canvas = part("canvas", HTMLCanvasElement);
const words = part("words", HTMLInputElement);
const zoom = part("zoom", HTMLInputElement);
const chooser = part("photo", HTMLInputElement);
const placing = part("placing", HTMLFieldSetElement);
const download = part("download", HTMLButtonElement);
const status = part("status", HTMLElement);
const problem = part("problem", HTMLElement);

const organisation = document.body.dataset["organisation"] ?? "";
const picture: Picture = {
  photo: null,
  placement: centred,
  frame: "ring",
  texts: { organisation, words: words.value },
};

function draw() {
  drawPicture(canvas, picture);
  zoom.value = String(picture.placement.zoom);
  zoom.setAttribute("aria-valuetext", `${Math.round(picture.placement.zoom * 100)} %`);
}

function place(next: Placement) {
  picture.placement = next;
  requestAnimationFrame(draw);
}

async function choose(file: File | undefined) {
  if (!file) return;
  problem.textContent = "";
  status.textContent = "Opening the photo…";
  try {
    picture.photo = await readPhoto(file);
  } catch (error) {
    status.textContent = "";
    problem.textContent = error instanceof PhotoProblem ? error.message : failed;
    chooser.value = "";
    return;
  }
  placing.disabled = false;
  download.disabled = false;
  document.body.dataset["photo"] = "chosen";
  status.textContent = "The photo is in the frame. Move it until it fits.";
  place(centred);
}

async function save() {
  try {
    await savePng(canvas, "framed-photo.png");
    status.textContent = "The picture is in your downloads.";
  } catch {
    problem.textContent = failed;
  }
}

chooser.addEventListener("change", () => void choose(chooser.files?.[0]));
download.addEventListener("click", () => void save());
words.addEventListener("input", () => {
  picture.texts = { organisation, words: words.value.trim() };
  draw();
});
zoom.addEventListener("input", () => {
  if (picture.photo) place(zoomed(picture.photo, picture.placement, zoom.valueAsNumber));
});
part("centre", HTMLButtonElement).addEventListener("click", () => place(centred));
for (const [name, [x, y]] of Object.entries(MOVES)) {
  part(name, HTMLButtonElement).addEventListener("click", () => {
    if (picture.photo) place(moved(picture.photo, picture.placement, x * MOVE, y * MOVE));
  });
}
for (const name of frameNames) {
  const choice = part(`frame-${name}`, HTMLInputElement);
  choice.addEventListener("change", () => {
    picture.frame = name;
    draw();
  });
  // Some browsers keep the choice across a reload.
  if (choice.checked) picture.frame = name;
  const sample = part(`sample-${name}`, HTMLCanvasElement);
  drawPicture(sample, { ...picture, photo: null, frame: name });
}
watchGestures(canvas, {
  onMove(dx, dy) {
    const { photo, placement, frame } = picture;
    const { window } = frames[frame];
    if (photo) place(moved(photo, placement, dx / window, dy / window));
  },
  onZoom(factor, { x, y }) {
    const { photo, placement, frame } = picture;
    const { window } = frames[frame];
    const around = { x: x / window, y: y / window };
    if (photo) place(zoomed(photo, placement, placement.zoom * factor, around));
  },
});
canvas.addEventListener("keydown", (event) => {
  const next = picture.photo && keyed(picture.photo, picture.placement, event);
  if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  place(next);
});
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  void choose(event.dataTransfer?.files[0]);
});
/** The page around the frame passes its theme in the hash; without one, the device's applies. */
function showTheme() {
  const { classList } = document.documentElement;
  classList.toggle("light", location.hash === "#light");
  classList.toggle("dark", location.hash === "#dark");
}
addEventListener("hashchange", showTheme);
showTheme();
document.documentElement.classList.add("alive");
draw();
void choose(chooser.files?.[0]);
