/**
 * Portraits out of Open Peeps (Pablo Stanley, CC0 1.0), in the colours of the site. The people are
 * invented.
 */
import { createAvatar } from "@dicebear/core";
import * as openPeeps from "@dicebear/open-peeps";
import type { Options } from "@dicebear/open-peeps";
import { color, hair } from "./palette.ts";
import { hills } from "./parts/landscape.ts";
import { box, circle, down, drawing } from "./svg.ts";

type Choice<Key extends "head" | "face" | "facialHair" | "accessories"> = NonNullable<
  Options[Key]
>[number];

interface Look {
  head: Choice<"head">;
  face: Choice<"face">;
  skin: string;
  clothes: string;
  ground: readonly [string, string];
  beard?: Choice<"facialHair">;
  glasses?: Choice<"accessories">;
  /** Grey hair, a ribbon, a scarf: what the library calls contrast. */
  contrast?: string;
}

const SIZE = 640;
const blueGround = ["#dbe7fd", "#b9cff7"] as const;
const tealGround = ["#dff3ef", "#b4ded8"] as const;
const warmGround = ["#fdf1de", "#f7d9a8"] as const;
const roseGround = ["#fdebe4", "#f5cbbd"] as const;

const plain = (hex: string) => hex.replace("#", "");

function draw(look: Look): string {
  const svg = createAvatar(openPeeps, {
    head: [look.head],
    face: [look.face],
    skinColor: [plain(look.skin)],
    clothingColor: [plain(look.clothes)],
    headContrastColor: [plain(look.contrast ?? hair.black)],
    ...(look.beard ? { facialHair: [look.beard] } : {}),
    facialHairProbability: look.beard ? 100 : 0,
    ...(look.glasses ? { accessories: [look.glasses] } : {}),
    accessoriesProbability: look.glasses ? 100 : 0,
    maskProbability: 0,
  }).toString();
  const figure = svg
    .replace(/<metadata[\s\S]*?<\/metadata>|<mask[\s\S]*?<\/mask>/g, "")
    .replace(/ mask="[^"]*"/g, "")
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    .replace(/#000(?:000)?\b|\bblack\b/g, hair.black);
  const [light, deep] = look.ground;
  return drawing(
    SIZE,
    SIZE,
    box(0, 0, SIZE, SIZE, down(light, deep)),
    circle(320, 300, 230, color.white, { opacity: 0.45 }),
    hills("-10,540 180,480 400,530 650,470", 650, deep),
    `<svg x="20" y="40" width="600" height="600" viewBox="0 0 704 704" overflow="visible">${figure}</svg>`,
  );
}

const cast = (looks: Record<string, Look>) =>
  Object.fromEntries(Object.entries(looks).map(([name, look]) => [name, () => draw(look)]));

export const team = cast({
  vasundharaMantha: {
    head: "grayMedium",
    face: "smile",
    skin: "#b07a52",
    clothes: color.teal,
    ground: blueGround,
    glasses: "glasses2",
    contrast: hair.grey,
  },
  rameshKalidindi: {
    head: "grayShort",
    face: "calm",
    skin: "#8f5d3d",
    clothes: color.blue,
    ground: warmGround,
    beard: "moustache9",
    contrast: hair.grey,
  },
  anithaRallapalli: {
    head: "medium2",
    face: "smile",
    skin: "#a46c45",
    clothes: color.coral,
    ground: tealGround,
    glasses: "glasses5",
  },
  sureshPydi: {
    head: "short3",
    face: "smile",
    skin: "#7d4f33",
    clothes: color.amber,
    ground: blueGround,
    beard: "full",
  },
  meeraKrishnan: {
    head: "longCurly",
    face: "calm",
    skin: "#bb855a",
    clothes: color.blue,
    ground: roseGround,
  },
  imranSheikh: {
    head: "pomp",
    face: "smile",
    skin: "#c08c62",
    clothes: color.pine,
    ground: warmGround,
    beard: "chin",
  },
  kavyaChintalapati: {
    head: "long",
    face: "cute",
    skin: "#96623f",
    clothes: color.amber,
    ground: tealGround,
  },
  bhaskarTadepalli: {
    head: "noHair3",
    face: "smile",
    skin: "#a9744c",
    clothes: color.navy,
    ground: blueGround,
    beard: "moustache9",
    glasses: "glasses",
    contrast: hair.grey,
  },
  josephVarghese: {
    head: "short5",
    face: "smile",
    skin: "#8a5a3a",
    clothes: color.teal,
    ground: roseGround,
    beard: "goatee1",
    glasses: "glasses3",
  },
  sunitaPatnaik: {
    head: "grayBun",
    face: "smile",
    skin: "#b98257",
    clothes: color.coral,
    ground: warmGround,
    contrast: hair.brown,
  },
});

export const testimonials = cast({
  sravaniKolli: {
    head: "medium3",
    face: "smile",
    skin: "#a06a44",
    clothes: color.teal,
    ground: warmGround,
  },
  rohitNanda: {
    head: "short4",
    face: "smile",
    skin: "#b57e55",
    clothes: color.blue,
    ground: tealGround,
  },
  padmajaGedela: {
    head: "bun",
    face: "calm",
    skin: "#8d5b3b",
    clothes: color.amber,
    ground: blueGround,
    glasses: "glasses2",
    contrast: color.coral,
  },
  arjunBehera: {
    head: "short2",
    face: "smile",
    skin: "#7a4c31",
    clothes: color.coral,
    ground: blueGround,
    glasses: "glasses5",
  },
  mariamKhan: {
    head: "hijab",
    face: "smile",
    skin: "#c18d63",
    clothes: color.azure,
    ground: roseGround,
    contrast: color.sky,
  },
  srinivasAllu: {
    head: "short1",
    face: "calm",
    skin: "#855536",
    clothes: color.amber,
    ground: tealGround,
  },
  divyaSaripalli: {
    head: "bangs",
    face: "cute",
    skin: "#b17a50",
    clothes: color.navy,
    ground: warmGround,
  },
  venkatNaidu: {
    head: "shaved2",
    face: "smile",
    skin: "#94603d",
    clothes: color.pine,
    ground: blueGround,
    beard: "moustache7",
  },
  ananyaMishra: {
    head: "bun2",
    face: "smile",
    skin: "#bd885d",
    clothes: color.blue,
    ground: roseGround,
    contrast: color.amber,
  },
});
