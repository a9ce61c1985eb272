/**
 * Checks that wrong tokens of private links reveal nothing: `--tries 100000`, through the gateway, each from
 * another address. All must get the same reply, and tokens that differ from a genuine one only in the last
 * character mustn't take longer than random ones. Exits with 1 otherwise.
 */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { postSample } from "@kdl/mock-upstream/post-sample";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import { mailTo } from "@kdl/runtime/testing/sent-mail";
import { linksMailedTo } from "../support/mail-links.ts";
import { startShippedSite } from "../support/shipped-site.ts";
import { isApart, median, randomAddress, rounded, WARM_UP } from "./compare.ts";
import { standardScore } from "./rank-test.ts";

/** Differ in every reply: the request id, the time, and the digest of a body that contains the token. */
const OF_EACH_REPLY = new Set(["date", "x-request-id", "etag"]);
const EMAIL = "asha.rao@example.org";
const { values } = parseArgs({ options: { tries: { type: "string", default: "2000" } } });
const tries = Number(values.tries);

await using site = await startShippedSite({ TRUST_PROXY: "127.0.0.1", LOG_LEVEL: "warn" });
const genuine = await mailedToken();
const answers = new Map<string, number>();
const times = { random: [] as number[], close: [] as number[] };
const guesses = { random: randomToken, close: closeToken };
const kinds = ["random", "close"] as const;
for (let round = -WARM_UP; round < tries / kinds.length; round += 1) {
  for (const kind of Math.random() < 0.5 ? kinds : kinds.toReversed()) {
    const { answer, ms } = await open(guesses[kind]());
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    if (round >= 0) times[kind].push(ms);
  }
}
const opened = await open(genuine);
const [random, close] = [median(times.random), median(times.close)];
const row = {
  tries,
  answers: answers.size,
  random: rounded(random),
  close: rounded(close),
  difference: rounded(close - random),
  score: rounded(standardScore(times.close, times.random)),
};
console.table([row]);
for (const [answer, count] of answers) console.log(`${count} times ${answer.slice(0, 300)}`);
const hasPassed = answers.size === 1 && !answers.has(opened.answer) && !isApart(row);
console.log(hasPassed ? "Nothing can be learned from them." : "They can be distinguished.");
process.exitCode = hasPassed ? 0 : 1;

async function mailedToken(): Promise<string> {
  const sample = fullSample("internship", "");
  const target = { baseUrl: site.cmsUrl, send: site.send };
  const fields = { ...sample.values, email: EMAIL };
  const { status } = await postSample(target, { ...sample, values: fields });
  if (status !== 201) throw new Error(`An application got ${status}`);
  await mailTo(site.dataDir, EMAIL);
  const links = linksMailedTo(site.dataDir, [EMAIL], [site.url]);
  const token = links.map((link) => /\/application\/([\w-]{43})/.exec(link)?.[1]).find(Boolean);
  if (!token) throw new Error("No link was mailed");
  return token;
}

function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Differs from the genuine one in the last byte only. */
function closeToken(): string {
  const bytes = Buffer.from(genuine, "base64url");
  bytes[31] = bytes[31]! ^ (1 + Math.floor(Math.random() * 255));
  return bytes.toString("base64url");
}

/** @returns the whole reply, except for headers that always differ and the requested token */
async function open(token: string): Promise<{ answer: string; ms: number }> {
  const begun = performance.now();
  const response = await fetch(`${site.url}/application/${token}`, {
    headers: {
      accept: "text/html",
      "accept-encoding": "identity",
      "x-forwarded-for": randomAddress(),
    },
  });
  const body = await response.text();
  const ms = performance.now() - begun;
  const headers = [...response.headers].filter(([name]) => !OF_EACH_REPLY.has(name));
  const answer = `${response.status} ${JSON.stringify(headers)} ${body}`;
  return { answer: answer.replaceAll(token, "TOKEN"), ms };
}
