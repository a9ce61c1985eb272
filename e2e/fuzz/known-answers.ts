/** Valid answers to forms, for the fuzzer to corrupt. */
import * as fc from "fast-check";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import { accountForms } from "@kdl/schemas/members/account-forms";
import { formNames } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import { accountFormNames, profileStepNames } from "@kdl/schemas/members/members";
import { profileForms } from "@kdl/schemas/members/profile-forms";
import { stepCases } from "../support/member-cases.ts";

export type Answers = Record<string, unknown>;

export interface KnownForm {
  name: string;
  /** The upstream's path for the form. */
  path: string;
  /** Name of its file field; `null` if it has none. */
  fileName: string | null;
  answers: fc.Arbitrary<Answers>;
}

/** Few enough that some collide. */
const person = fc.record({
  email: fc.nat(50_000).map((number) => `fuzz.${number}@example.org`),
  phone: fc.nat(50_000).map((number) => String(9_000_000_000 + number)),
});

const PASSWORD = "seven blue umbrellas";
const LINK = "l".repeat(43);
const account: Answers = {
  name: "Asha Rao",
  username: "asha.rao",
  password: PASSWORD,
  current_password: PASSWORD,
  token: LINK,
};

/** @param eventId of an event with open registration */
export function knownForms(eventId: string): KnownForm[] {
  const submissions = formNames.map((name) => ({
    ...forms[name],
    right: fullSample(name, eventId).values as Answers,
  }));
  const accounts = accountFormNames.map((name) => ({ ...accountForms[name], right: account }));
  const steps = profileStepNames.map((name) => ({
    ...profileForms[name],
    right: stepCases[name].typed as Answers,
  }));
  return [...submissions, ...accounts, ...steps].map(({ name, path, file, fields, right }) => ({
    name,
    path,
    fileName: file?.name ?? null,
    answers: person.map((who) => fill(fields, right, who)),
  }));
}

function fill(
  fields: readonly string[],
  right: Answers,
  { email, phone }: { email: string; phone: string },
): Answers {
  const filled = fields.map((field): [string, unknown] => {
    if (field === "email") return [field, email];
    if (/^(?:phone|phone_no|mobile)$/.test(field)) return [field, phone];
    return [field, right[field] ?? ""];
  });
  return Object.fromEntries(filled);
}

/**
 * The forms that a procedure or an address most likely accepts, by the words in both names, which also
 * finds new ones if they are named after what they do. All forms if none matches.
 */
export function formsFor(name: string, known: readonly KnownForm[]): KnownForm[] {
  const wanted = new Set(wordsOf(name));
  const score = (form: KnownForm) => wordsOf(form.name).filter((word) => wanted.has(word)).length;
  const best = Math.max(...known.map(score));
  return known.filter((form) => score(form) === best);
}

/** `events.register` and `event-registration` have the same words. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .split(/[^a-z]+/)
    .map((word) => word.slice(0, 5));

/** Answers to the form that matches a name, sometimes to another one. */
export function answersFor(name: string, known: readonly KnownForm[]): fc.Arbitrary<Answers> {
  const fitting = formsFor(name, known).map(({ answers }) => answers);
  const others = known.map(({ answers }) => answers);
  return fc.oneof(
    { weight: 7, arbitrary: fc.oneof(...fitting) },
    { weight: 1, arbitrary: fc.oneof(...others) },
  );
}
