/** Who sees and changes which scorecards, through the API that the admin uses. */
import type { Payload } from "payload";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formSlugs } from "../forms/form-slugs.ts";
import { apply } from "../testing/applications.ts";
import { askApi, sessionOf } from "../testing/payload-api.ts";
import { password, REFUSED, type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";
import type { ScorecardsReply } from "./replies.ts";
import { reviewQueue } from "./review-queue.ts";

const collection = formSlugs.internship;
/** Must not reach a reviewer before their own card is handed in. */
const SECRET = "Planted remark of the first mentor";

let payload: Payload;
let staff: Staff;
let second: { id: string; session: Record<string, string> };
let id: string;

beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
  const email = "second@example.org";
  const data = { name: "Second", email, password, roles: ["mentor" as const] };
  const account = await payload.create({ collection: "users", data });
  const login = await askApi("POST", "users/login", { email, password });
  second = { id: account.id, session: sessionOf(login) };
});

beforeEach(async () => {
  ({ id } = await apply(payload, "internship"));
  await assign([staff.idOf("mentor"), second.id]);
});

const assign = (assignees: string[]) => payload.update({ collection, id, data: { assignees } });
const asSecond = (method: string, path: string, body?: unknown) =>
  askApi(method, path, body, second.session);
const cardsPath = () => `submissions/${collection}/${id}/scorecards`;
const sendPath = () => `submissions/${collection}/${id}/scorecard`;

/** A complete card, based on what the reviewer has seen. */
function cardFor({ json }: { json: object }, more: object = {}) {
  const { criteria, own } = json as ScorecardsReply;
  const marks = Object.fromEntries(criteria.criteria.map(({ key }) => [key, 4]));
  const seen = { revision: own?.revision ?? 0, criteria: criteria.key };
  return { ...seen, marks, recommendation: "yes", comment: SECRET, handIn: true, ...more };
}
async function handInAsFirst(more: object = {}) {
  const card = cardFor(await staff.as("mentor", "GET", cardsPath()), more);
  const answer = await staff.as("mentor", "POST", sendPath(), card);
  expect(answer.status, `${answer.text}`).toBe(200);
  return answer;
}

describe("a reviewer", () => {
  test("sees others' cards only after handing in their own, anywhere", async () => {
    await handInAsFirst();
    const paths = [
      cardsPath(),
      `${collection}/${id}?depth=2`,
      `${collection}?depth=2`,
      `${collection}/versions`,
      `submissions/${collection}/${id}/stage`,
      "scorecards",
      "scorecards?depth=2&where[application][exists]=true",
      "score-criteria-versions",
      "score-criteria",
      `submissions/${collection}/csv`,
      "access",
    ];
    const read = async () => {
      for (const path of paths) {
        const { text } = await asSecond("GET", path);
        expect(text, `${path}`).not.toContain(SECRET);
        expect(text, `${path}`).not.toMatch(/"score":75|"recommendation":"yes"/);
      }
    };
    await read();
    for (const query of ["where[score][greater_than]=1", "sort=score", "sort=-score"]) {
      const { json, status } = await asSecond("GET", `${collection}?${query}`);
      expect(json, `${query}`).not.toHaveProperty("docs");
      expect(status).toBeGreaterThanOrEqual(400);
    }
    const draft = cardFor(await asSecond("GET", cardsPath()), {
      comment: "Mine",
      recommendation: "no",
      handIn: false,
    });
    expect((await asSecond("POST", sendPath(), draft)).status).toBe(200);
    await read();
    const own = cardFor(await asSecond("GET", cardsPath()), { comment: "Mine" });
    const { json } = await asSecond("POST", sendPath(), own);
    const { summary } = json as unknown as ScorecardsReply;
    expect(summary).toMatchObject({ score: 75, drafts: [] });
    expect(summary!.cards.map(({ comment }) => comment)).toEqual([SECRET, "Mine"]);
  });

  test("can't see or score what isn't assigned to them", async () => {
    const card = cardFor(await asSecond("GET", cardsPath()));
    await assign([staff.idOf("mentor")]);
    expect((await asSecond("GET", cardsPath())).status).toBe(404);
    expect((await asSecond("POST", sendPath(), card)).status).toBe(404);
  });

  test("can't write in another reviewer's name, or to another form's application", async () => {
    const card = cardFor(await asSecond("GET", cardsPath()));
    const forged = { ...card, reviewer: staff.idOf("mentor") };
    expect((await asSecond("POST", sendPath(), forged)).status).toBe(400);
    const other = sendPath().replace(collection, formSlugs.volunteer);
    expect((await asSecond("POST", other, card)).status).toBe(404);
    expect(await payload.count({ collection: "scorecards", where: ofApplication() })).toEqual({
      totalDocs: 0,
    });
  });

  test("can't tell from their card or their queue that a decline waits", async () => {
    const read = async () => {
      const { json } = await staff.as("mentor", "GET", cardsPath());
      const queue = await reviewQueue(payload, {
        ...(await payload.findByID({ collection: "users", id: staff.idOf("mentor") })),
        collection: "users",
      });
      return { json, queued: queue.find((review) => review.id === id) };
    };
    const before = await read();
    expect(before).toMatchObject({ json: { isFrozen: false }, queued: { isFrozen: false } });
    await payload.db.updateOne({
      collection,
      id,
      data: { pendingStage: "declined", releaseAt: "2035-06-07T08:09:10.000Z" },
    });
    expect(await read()).toEqual(before);
    await handInAsFirst();
  });

  test("recommends, and is refused every command that decides", async () => {
    await handInAsFirst();
    const applications = [{ id, stage: "received", pending: null }];
    const bodies = {
      move: { applications, to: "screening" },
      prepare: { applications, to: "selected" },
      release: { applications },
      select: {},
      preview: { applications },
    };
    for (const [command, body] of Object.entries(bodies)) {
      const { status } = await staff.as(
        "mentor",
        "POST",
        `applications/${collection}/${command}`,
        body,
      );
      expect(`${command}: ${status}`).toBe(`${command}: 403`);
    }
    expect(await payload.findByID({ collection, id })).toMatchObject({ stage: "received" });
  });

  test.each([
    ["a mark that is no number", { marks: { a: "4" } }],
    ["an unknown recommendation", { recommendation: "strong yes" }],
    ["a comment that is too long", { comment: "x".repeat(2001) }],
    ["a revision below zero", { revision: -1 }],
    ["criteria that are an object", { criteria: { equals: "x" } }],
  ])("is refused %s", async (_, more) => {
    const card = cardFor(await staff.as("mentor", "GET", cardsPath()), more);
    expect((await staff.as("mentor", "POST", sendPath(), card)).status).toBe(400);
  });
});

const ofApplication = () => ({ application: { equals: id } });

describe.each(["coordinator", "admin"] as const)("a %s", (role) => {
  test("sees all cards that are handed in, and names of drafts, at any time", async () => {
    await handInAsFirst({ handIn: false });
    const before = (await staff.as(role, "GET", cardsPath())).json as unknown as ScorecardsReply;
    expect(before).toMatchObject({ own: null, summary: { cards: [], drafts: ["mentor"] } });
    expect(JSON.stringify(before)).not.toContain(SECRET);
    await handInAsFirst();
    const { json } = await staff.as(role, "GET", cardsPath());
    expect(json).toMatchObject({ summary: { score: 75, cards: [{ comment: SECRET }] } });
    const list = await staff.as(role, "GET", `${collection}?sort=-score&where[score][equals]=75`);
    expect((list.json["docs"] as { id: string }[]).map((doc) => doc.id)).toContain(id);
  });

  test("can't change a score or a card except through the endpoint", async () => {
    await handInAsFirst();
    await staff.as(role, "PATCH", `${collection}/${id}`, { score: 1 });
    expect(await payload.findByID({ collection, id })).toMatchObject({ score: 75 });
    const { docs } = await payload.find({ collection: "scorecards", where: ofApplication() });
    for (const method of ["GET", "PATCH", "DELETE"]) {
      const { status } = await staff.as(role, method, `scorecards/${docs[0]!.id}`);
      expect(REFUSED).toContain(status);
    }
  });
});

test("an account without assigned reviews has an empty queue", async () => {
  const editor = await payload.findByID({ collection: "users", id: staff.idOf("editor") });
  expect(await reviewQueue(payload, { ...editor, collection: "users" })).toEqual([]);
});
