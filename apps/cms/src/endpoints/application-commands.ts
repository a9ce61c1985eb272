import { isDecision } from "@kdl/schemas/applications/stages";
import type { Endpoint } from "payload";
import { answerByOf } from "../applications/answer-by.ts";
import { changeStage } from "../applications/change-stage.ts";
import type { Command } from "../applications/expected.ts";
import { inBulk } from "../applications/in-bulk.ts";
import { prepareDecision } from "../applications/prepare-decision.ts";
import { releaseDecision } from "../applications/release-decision.ts";
import { moveBody, prepareBody, releaseBody } from "./command-bodies.ts";
import { applicationBoard } from "./application-board.ts";
import { assignApplications } from "./assign-applications.ts";
import { commandEndpoint } from "./command-endpoint.ts";
import { previewDecisions } from "./preview-decisions.ts";
import { selectApplications } from "./select-applications.ts";

const moveApplications = commandEndpoint(
  "move",
  moveBody,
  (context, { applications, to, reason }) => {
    const { form, author, batch } = context;
    return inBulk(context.payload, applications, async (req, { id, stage }) => {
      // Decisions are prepared and released, so that nobody hears one by accident.
      if (isDecision(to)) throw new TypeError("A decision has to be released");
      const given = reason === undefined ? {} : { reason };
      return changeStage(req, {
        form,
        application: id,
        from: stage,
        to,
        ...author,
        batch,
        ...given,
      });
    });
  },
);

const prepareDecisions = commandEndpoint("prepare", prepareBody, (context, { applications, to }) =>
  inBulk(context.payload, applications, (req, application) =>
    prepareDecision(req, { ...commandOf(context), application }, to),
  ),
);

const releaseDecisions = commandEndpoint("release", releaseBody, async (context, body) => {
  const { payload, form } = context;
  const answerBy = await answerByOf(payload, form, new Date());
  return inBulk(payload, body.applications, (req, application) =>
    releaseDecision(req, { ...commandOf(context), application }, answerBy),
  );
});

const commandOf = ({ form, author, batch }: Omit<Command, "application">) => ({
  form,
  author,
  batch,
});

/** What staff do with applications. */
export const applicationCommands: Endpoint[] = [
  moveApplications,
  prepareDecisions,
  releaseDecisions,
  selectApplications,
  previewDecisions,
  assignApplications,
  applicationBoard,
];
