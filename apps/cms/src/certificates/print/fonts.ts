import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Packages of `@expo-google-fonts`, all under the SIL Open Font License. Letters are looked for in this
 * order; Latin, Greek, Cyrillic and Devanagari are in the first one.
 */
const families = [
  ["noto-sans", "NotoSans"],
  ["noto-sans-telugu", "NotoSansTelugu"],
  ["noto-sans-tamil", "NotoSansTamil"],
  ["noto-sans-kannada", "NotoSansKannada"],
  ["noto-sans-malayalam", "NotoSansMalayalam"],
  ["noto-sans-bengali", "NotoSansBengali"],
  ["noto-sans-gujarati", "NotoSansGujarati"],
  ["noto-sans-gurmukhi", "NotoSansGurmukhi"],
  ["noto-sans-oriya", "NotoSansOriya"],
  ["noto-sans-arabic", "NotoSansArabic"],
  ["noto-sans-hebrew", "NotoSansHebrew"],
] as const;
const weights = ["400Regular", "700Bold"] as const;

const packages = join(
  dirname(fileURLToPath(import.meta.url)),
  "../../../node_modules/@expo-google-fonts",
);

/** As Typst knows them. */
export const fontFamilies = families.map(([, name]) => name.replace(/(?<=[a-z])(?=[A-Z])/g, " "));

export const readFonts = (): Promise<Buffer[]> =>
  Promise.all(
    families.flatMap(([folder, name]) =>
      weights.map((weight) => readFile(join(packages, folder, weight, `${name}_${weight}.ttf`))),
    ),
  );
