import { memberSuccess } from "@kdl/schemas/member-messages";
import { calendarOf, cancelRegistration } from "../../members/registrations.ts";
import { sentBy } from "../../members/sent.ts";
import { file, reply } from "../reply.ts";
import { asker, type Call } from "./asked.ts";

/** Calls about what a member has sent. */
export const sentCalls: Record<string, Call> = {
  "GET me/submissions": async (asked) => {
    const { member } = await asker(asked);
    return reply({ submissions: await sentBy(asked.payload, member) });
  },

  "POST me/registrations/:name/cancel": async (asked) => {
    const { member } = await asker(asked);
    await cancelRegistration(asked.payload, member, asked.name);
    return reply({ message: memberSuccess.cancelled });
  },

  "GET me/registrations/:name/calendar": async (asked) => {
    const { member } = await asker(asked);
    const calendar = await calendarOf(asked.payload, member, asked.name);
    return file(calendar, "text/calendar; charset=utf-8");
  },
};
