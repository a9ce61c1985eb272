import { stageNames } from "@kdl/schemas/applications/stages";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { type Board, BOARD_COLUMN_MAX } from "../applications/board.ts";
import { apply } from "../testing/applications.ts";
import { type Staff, staffOfEachRole } from "../testing/staff-sessions.ts";
import { startPayload } from "../testing/start-payload.ts";

const collection = "club-registrations";

let payload: Payload;
let staff: Staff;

beforeAll(async () => {
  payload = await startPayload();
  staff = await staffOfEachRole(payload);
});

const change = (id: string, data: Record<string, string | boolean>) =>
  payload.db.updateOne({ collection, id, data });

async function boardOf(query = ""): Promise<Board["columns"]> {
  const path = `applications/${collection}/board?${query}`;
  const { json } = await staff.as("coordinator", "POST", path, {});
  return (json as unknown as Board).columns;
}

test("the board has every stage, with what waits longest first, and no spam", async () => {
  const names = ["First", "Second", "Moved", "Spam"];
  const ids: string[] = [];
  for (const name of names) {
    const more = { full_name: `${name} Boarded`, college_name: "Andhra University" };
    ids.push((await apply(payload, "club-registration", more)).id);
  }
  await change(ids[1]!, { receivedAt: "2026-01-01T00:00:00.000Z", pendingStage: "selected" });
  await change(ids[2]!, { stage: "interview" });
  await change(ids[3]!, { quarantined: true });
  const columns = await boardOf("search=Boarded");
  expect(columns.map(({ stage }) => stage)).toEqual(stageNames);
  expect(columns.map(({ total }) => total)).toEqual([2, 0, 1, 0, 0, 0, 0, 0, 0]);
  expect(columns[0]?.cards).toMatchObject([
    { id: ids[1], name: "Second Boarded", college: "Andhra University", pending: "selected" },
    { id: ids[0], name: "First Boarded", pending: null },
  ]);
  const filtered = await boardOf("where[or][0][and][0][name][equals]=Moved Boarded");
  expect(filtered.flatMap(({ cards }) => cards.map(({ id }) => id))).toEqual([ids[2]]);
});

test("a full column counts all, and shows those that have waited longest", async () => {
  for (let count = 0; count < BOARD_COLUMN_MAX + 3; count += 1) {
    await apply(payload, "club-registration", { full_name: "Crowd Boarded" });
  }
  const [received] = await boardOf("search=Crowd");
  expect(received?.total).toBe(BOARD_COLUMN_MAX + 3);
  expect(received?.cards).toHaveLength(BOARD_COLUMN_MAX);
});
