/** Whether a password is one that attackers try first. For servers: the list is large. */
import { dictionary } from "@zxcvbn-ts/language-common";

const common = new Set(dictionary["passwords-common"]);

/**
 * Whether a password is on the list of common ones, or is one of them, or of the person's own words, with
 * digits and signs around it or said several times.
 *
 * @param own what anybody knows of the person: name, e-mail address, username
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const small = password.toLowerCase();
  const words = new Set(
    own.flatMap((text) => {
      const whole = text.toLowerCase();
      return [whole, ...whole.split(/[\s@._-]+/)].filter((word) => word.length >= 3);
    }),
  );
  const isKnown = (text: string) => common.has(text) || words.has(text);
  const core = small.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const unit = /^(.+?)\1+$/u.exec(small)?.[1] ?? small;
  const isRow = unit.length < small.length && (unit.length <= 4 || isKnown(unit));
  return isRow || isKnown(small) || core === "" || isKnown(core) || isKnown(spaceless(core));
}

const spaceless = (text: string) => text.replace(/[\s._-]+/g, "");
