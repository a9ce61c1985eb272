import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { calendarOf, cancelRegistration } from "../../members/cancel-registration.ts";
import { sentBy } from "../../members/sent.ts";
import { file, reply } from "../reply.ts";
import { currentMember, type CallHandler } from "./call-context.ts";

/** Calls about a member's submissions. */
export const sentCalls: Record<string, CallHandler> = {
  "GET me/submissions": async (context) => {
    const { member } = await currentMember(context);
    return reply({ submissions: await sentBy(context.payload, member) });
  },

  "POST me/registrations/:name/cancel": async (context) => {
    const { member } = await currentMember(context);
    await cancelRegistration(context.payload, member, context.name);
    return reply({ message: memberSuccess.cancelled });
  },

  "GET me/registrations/:name/calendar": async (context) => {
    const { member } = await currentMember(context);
    const calendar = await calendarOf(context.payload, member, context.name);
    return file(calendar, "text/calendar; charset=utf-8");
  },
};
