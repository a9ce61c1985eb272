import { stageNames } from "@kdl/schemas/applications/stages";
import { z } from "zod";
import { BOARD_COLUMN_MAX, type Board, type BoardCard } from "../applications/board.ts";
import { env } from "../env.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { describeInterview, latestInterviews } from "../interviews/latest-interviews.ts";
import { commandEndpoint } from "./command-endpoint.ts";
import { selectedFields, toSelected } from "./filtered-applications.ts";
import { filterOf } from "./list-filter.ts";

const select = { ...selectedFields, collegeName: true, receivedAt: true, score: true } as const;

/** The applications of the list's query in columns by stage, each with those that have waited longest. */
export const applicationBoard = commandEndpoint(
  "board",
  z.strictObject({}),
  async ({ payload, req, form }): Promise<Board> => {
    const collection = formSlugs[form];
    const filter = filterOf(payload, collection, req);
    const columns = stageNames.map(async (stage) => {
      const where = {
        and: [filter, { stage: { equals: stage } }, { quarantined: { equals: false } }],
      };
      // With the account's rights, so that hidden fields can't be searched.
      const { totalDocs } = await payload.count({
        collection,
        where,
        overrideAccess: false,
        user: req.user,
      });
      if (totalDocs === 0) return { stage, total: 0, cards: [] };
      // Not through Payload's hooks, which take longer than the query.
      const { docs } = await payload.db.find<Record<string, unknown>>({
        collection,
        where,
        sort: "receivedAt",
        limit: BOARD_COLUMN_MAX,
        pagination: false,
        select,
      });
      return { stage, total: totalDocs, cards: docs.map(toCard) };
    });
    const found = await Promise.all(columns);
    const ids = found.flatMap(({ cards }) => cards.map(({ id }) => id));
    const latest = await latestInterviews(payload, ids, null);
    for (const card of found.flatMap(({ cards }) => cards)) {
      const interview = latest.get(card.id);
      if (interview) card.interview = describeInterview(interview, env.SITE_TIME_ZONE);
    }
    return { columns: found };
  },
);

function toCard(found: object): BoardCard {
  const doc = found as Record<string, unknown>;
  return {
    ...toSelected(found),
    college: typeof doc["collegeName"] === "string" ? doc["collegeName"] : "",
    receivedAt: String(doc["receivedAt"]),
    score: typeof doc["score"] === "number" ? doc["score"] : null,
    interview: "",
  };
}
