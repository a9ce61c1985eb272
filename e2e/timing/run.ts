/**
 * Checks that response times don't reveal which names have an account: `--tries 500 --only log-in`.
 * Calls the CMS directly, as the gateway limits how often members may try. Exits with 1 if medians are
 * a millisecond or more apart and a rank test says that this isn't noise.
 */
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { ADMIN, startShippedSite } from "../support/shipped-site.ts";
import { addMembers } from "./add-members.ts";
import { addStaff, inTurn } from "./add-staff.ts";
import { compare, isApart, type Pair, WARM_UP } from "./compare.ts";

/** Below the limits on tries and mails per account. */
const TRIES_EACH = 9;
const MAILS_EACH = 4;
/** Enough for a mail that is sent after the reply. */
const SETTLE_MS = 150;

const { values } = parseArgs({
  options: { tries: { type: "string", default: "500" }, only: { type: "string", default: "" } },
});
const tries = Number(values.tries);
const unknown = () => `nobody.${randomUUID()}@example.org`;
const password = "nobody has this password";

await using site = await startShippedSite({ TRUST_PROXY: "127.0.0.1" });
const { verified, unverified } = await addMembers(site);
const logIn = (name: () => string) => () => ({ username: name(), password });
const signUp = (email: () => string) => () => ({ name: "Asha Rao", email: email() });

const calls = tries + WARM_UP;
const isAsked = (name: string) => name.startsWith(values.only);
const staff = ["", "staff"].includes(values.only.split(",", 1)[0] ?? "")
  ? await addStaff(site.cmsUrl, Math.ceil(calls / MAILS_EACH))
  : [ADMIN.email];
const staffToTry = inTurn(staff.slice(0, Math.ceil(calls / TRIES_EACH)));
const staffToMail = inTurn(staff);

const pairs: Pair[] = [
  {
    name: "staff, log-in",
    path: "/payload-api/users/login",
    known: () => ({ email: staffToTry(), password }),
    unknown: () => ({ email: unknown(), password }),
  },
  {
    name: "staff, forgot-password",
    path: "/payload-api/users/forgot-password",
    known: () => ({ email: staffToMail() }),
    unknown: () => ({ email: unknown() }),
    settleMs: SETTLE_MS,
  },
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
const wanted = pairs.filter(({ name }) => isAsked(name));
for (const pair of wanted) rows.push(await compare(site, pair, tries));
console.log(`Medians of ${tries} tries each, in ms`);
console.table(rows);
const apart = rows.filter(isApart);
console.log(
  apart.length === 0
    ? "None can be distinguished."
    : `Can be distinguished: ${apart.map(({ call }) => call).join("; ")}`,
);
process.exitCode = apart.length === 0 ? 0 : 1;
