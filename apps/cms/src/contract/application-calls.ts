/** The contract's calls about one application. Source: docs/upstream-contract.md, "Applications". */
import { applicantActions, applicationCall } from "@kdl/schemas/applications/application";
import { applicationLinksForm } from "@kdl/schemas/applications/application-links-form";
import { interviewCall } from "@kdl/schemas/applications/interview";
import { linksSent } from "@kdl/schemas/applications/application-messages";
import { act, readOwn } from "../applications/act.ts";
import { applicationToWire } from "../applications/application-to-wire.ts";
import { ownCalendar } from "../applications/interviews/calendar.ts";
import { bookInterview, refuseInterview } from "../applications/interviews/choose.ts";
import { sendLinks } from "../applications/send-links.ts";
import { answerCall, type CallHandler } from "./answer-call.ts";
import { bearerOf } from "./bearer.ts";
import { readForm } from "./read-form.ts";
import { readJson } from "./read-json.ts";
import { file, reply } from "./reply.ts";

const calls = new Map<string, CallHandler>([
  [
    `GET ${applicationCall.own}`,
    async (request, payload) => {
      const application = await readOwn(payload, bearerOf(request) ?? "", new Date());
      return reply(await applicationToWire(payload, application));
    },
  ],
  ...applicantActions.map((action): [string, CallHandler] => [
    `POST ${applicationCall[action]}`,
    async (request, payload) => {
      const { from } = await readJson(request);
      const application = await act(payload, bearerOf(request) ?? "", action, from);
      return reply(await applicationToWire(payload, application));
    },
  ]),
  [
    `POST ${interviewCall.book}`,
    async (request, payload) => {
      const { interview, slot } = await readJson(request);
      const token = bearerOf(request) ?? "";
      const application = await bookInterview(payload, token, interview, slot);
      return reply(await applicationToWire(payload, application));
    },
  ],
  [
    `POST ${interviewCall.refuse}`,
    async (request, payload) => {
      const { interview } = await readJson(request);
      const application = await refuseInterview(payload, bearerOf(request) ?? "", interview);
      return reply(await applicationToWire(payload, application));
    },
  ],
  [
    `GET ${interviewCall.calendar}`,
    async (request, payload) =>
      file(await ownCalendar(payload, bearerOf(request) ?? ""), "text/calendar; charset=utf-8"),
  ],
  [
    `POST ${applicationCall.sendLinks}`,
    async (request, payload) => {
      const { email } = await readForm(request, applicationLinksForm);
      await sendLinks(payload, email);
      return reply({ message: linksSent }, 202);
    },
  ],
]);

/** @param path with the leading slash */
export const answerApplicationCall = (request: Request, path: string): Promise<Response> =>
  answerCall(calls, request, path);
