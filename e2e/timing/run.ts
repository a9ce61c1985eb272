/**
 * Whether the time that an answer takes tells which names have an account: `--tries 500 --only log-in`.
 * Asks the CMS itself, as the gateway limits how often one may try. Exits 1 where medians lie 5 ms or
 * more apart.
 */
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { memberCall } from "@kdl/schemas/member-calls";
import { startShippedSite } from "../support/shipped-site.ts";
import { addMembers } from "./add-members.ts";
import { compare, type Pair } from "./compare.ts";

const GOAL_MS = 5;
/** Enough for a mail that follows an answer. */
const SETTLE_MS = 150;

const { values } = parseArgs({
  options: { tries: { type: "string", default: "500" }, only: { type: "string", default: "" } },
});
const tries = Number(values.tries);
const unknown = () => `nobody.${randomUUID()}@example.org`;
const password = "nobody has this password";

await using site = await startShippedSite();
const { verified, unverified } = await addMembers(site);
const logIn = (name: () => string) => () => ({ username: name(), password });
const signUp = (email: () => string) => () => ({ name: "Asha Rao", email: email() });

const pairs: Pair[] = [
  {
    name: "log-in, by address",
    path: memberCall.logIn,
    known: logIn(() => verified.email),
    unknown: logIn(unknown),
  },
  {
    name: "log-in, by username",
    path: memberCall.logIn,
    known: logIn(() => verified.username),
    unknown: logIn(() => `nobody.${randomUUID().slice(0, 12)}`),
  },
  {
    name: "log-in, only signed up",
    path: memberCall.logIn,
    known: logIn(() => unverified.email),
    unknown: logIn(unknown),
  },
  {
    name: "forgot-password",
    path: memberCall.forgotPassword,
    known: () => ({ email: verified.email }),
    unknown: () => ({ email: unknown() }),
    settleMs: SETTLE_MS,
  },
  {
    name: "sign-up",
    path: memberCall.signUp,
    known: signUp(() => verified.email),
    unknown: signUp(unknown),
    settleMs: SETTLE_MS,
  },
];

const rows = [];
const wanted = pairs.filter(({ name }) => name.startsWith(values.only));
for (const pair of wanted) rows.push(await compare(site, pair, tries));
console.log(`Medians of ${tries} tries each, in ms`);
console.table(rows);
const apart = rows.filter(({ difference }) => Math.abs(difference) >= GOAL_MS);
console.log(
  apart.length === 0
    ? `None lies ${GOAL_MS} ms apart.`
    : `${GOAL_MS} ms or more apart: ${apart.map(({ call }) => call).join("; ")}`,
);
process.exitCode = apart.length === 0 ? 0 : 1;
