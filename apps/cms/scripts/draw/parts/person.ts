/**
 * People as simple shapes. Origin is between the feet, 300 units high, looking to the right.
 */
import { color, hair as hairColor } from "../palette.ts";
import { circle, ellipse, group, line, path, pointsOf } from "../svg.ts";
import type { Point } from "../svg.ts";

type HairStyle = "short" | "bun" | "long" | "braid" | "grey" | "cap" | "scarf" | "turban";

/** The two joints of an arm or a leg after the first, such as elbow and hand: `"30,-176 26,-132"`. */
type Limb = string;

export interface Person {
  skin: string;
  top: string;
  bottom?: string;
  hair?: string;
  style?: HairStyle;
  /** Hides legs and feet: for those who stand or sit behind something. */
  behind?: boolean;
  /** A long tunic, as many wear it in India. */
  tunic?: boolean;
  back?: Limb;
  front?: Limb;
  legs?: readonly [back: Limb, front: Limb];
  beard?: boolean;
  glasses?: boolean;
  backpack?: string;
  /** Turns the head, in degrees; positive looks down. */
  nod?: number;
}

const ARMS_DOWN = ["30,-176 26,-132", "-30,-176 -22,-132"] as const;
const STANDING = ["14,-68 16,-8", "-14,-68 -16,-8"] as const;

function head(look: Person): string {
  const dark = look.hair ?? (look.style === "grey" ? hairColor.grey : hairColor.black);
  const shapes: string[] = [];
  if (look.style === "long")
    shapes.push(path("M6 -34C-30 -36 -32 0 -28 44C-16 52 -4 48 4 40Z", dark));
  if (look.style === "bun") shapes.push(circle(-25, -20, 13, dark));
  if (look.style === "braid") shapes.push(line("M-18 -6C-34 20 -24 50 -32 76", dark, 12));
  shapes.push(
    path("M-9 10V44H10V16Z", look.skin),
    path("M-9 18L10 22V30Z", "#000000", { opacity: 0.12 }),
  );
  shapes.push(
    path("M-22 -6C-22 -36 24 -36 24 -6C24 16 14 26 4 26C-10 26 -22 12 -22 -6Z", look.skin),
  );
  shapes.push(path("M22 -4C30 2 28 8 21 8Z", look.skin), ellipse(-8, 2, 5, 7, look.skin));
  if (look.beard)
    shapes.push(path("M24 8C24 22 14 32 2 31C-10 30 -16 16 -14 6C-4 16 10 16 24 8Z", dark));
  if (look.style === "scarf") {
    shapes.push(path("M14 -32C-34 -44 -38 10 -26 52C-8 62 20 56 20 34C0 26 -12 0 14 -32Z", dark));
  } else if (look.style === "turban") {
    shapes.push(path("M-26 -6C-34 -48 32 -52 27 -12C10 -22 -6 -20 -26 -6Z", dark));
  } else {
    shapes.push(path("M-24 4C-36 -40 14 -52 27 -18C16 -12 4 -16 -4 -16C-4 -6 -12 -2 -14 6Z", dark));
  }
  if (look.style === "cap") {
    shapes.push(path("M-25 -12C-26 -46 26 -46 26 -14Z", color.amber));
    shapes.push(line("M14 -14H40", color.amber, 6));
  }
  if (look.glasses)
    shapes.push(circle(14, -4, 6, "none", { stroke: color.ink, "stroke-width": 2.5 }));
  return group(`translate(2 -251) rotate(${look.nod ?? 0})`, ...shapes);
}

function joints(limb: Limb): readonly [Point, Point] {
  const [middle = [0, 0], end = [0, 0]] = pointsOf(limb);
  return [middle, end];
}

function arm(from: Point, limb: Limb, look: Person, shade: boolean): string {
  const [elbow, hand] = joints(limb);
  const upper = `M${from.join(" ")}L${elbow.join(" ")}L`;
  const sleeve = upper + [(elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2].join(" ");
  return (
    line(upper + hand.join(" "), look.skin, 16) +
    circle(hand[0], hand[1], 10, look.skin) +
    (shade ? "" : line(sleeve, color.ink, 27, { opacity: 0.12 })) +
    line(sleeve, look.top, 23) +
    (shade ? line(sleeve, color.ink, 23, { opacity: 0.16 }) : "")
  );
}

const shoe = ([x, y]: Point) =>
  path(
    `M${x - 14} ${y + 8}V${y - 4}H${x + 12}C${x + 16} ${y} ${x + 28} ${y} ${x + 30} ${y + 8}Z`,
    color.ink,
  );

function leg(hip: number, limb: Limb, bottom: string, shade: boolean): string {
  const [knee, foot] = joints(limb);
  const d = `M${hip} -128L${knee.join(" ")}L${foot.join(" ")}`;
  return (
    line(d, bottom, 26) + (shade ? line(d, color.ink, 26, { opacity: 0.22 }) : "") + shoe(foot)
  );
}

const SHIRT = "M-36 -196C-34 -216 -16 -222 0 -222C18 -222 34 -216 36 -196L32 -112H-30Z";
const TUNIC = "M-36 -196C-34 -216 -16 -222 0 -222C18 -222 34 -216 36 -196L46 -62H-42Z";

export function person(given: Person): string {
  const bottom = given.bottom ?? color.ink;
  const [backLeg, frontLeg] = given.legs ?? STANDING;
  const pack = given.backpack
    ? path(
        "M-30 -214C-64 -214 -66 -190 -66 -166V-138C-66 -124 -58 -120 -46 -120H-26Z",
        given.backpack,
      )
    : "";
  return [
    arm([26, -200], given.back ?? ARMS_DOWN[0], given, true),
    given.behind ? "" : leg(8, backLeg, bottom, true) + leg(-8, frontLeg, bottom, false),
    pack,
    path(given.tunic ? TUNIC : SHIRT, given.top),
    head(given),
    arm([-24, -198], given.front ?? ARMS_DOWN[1], given, false),
  ].join("");
}
