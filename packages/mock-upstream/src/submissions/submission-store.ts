/** What a running fake has stored, and what it remembers of keys and people. */
import { createHash, randomInt } from "node:crypto";
import type { StageName } from "@kdl/schemas/applications/stages";
import type { FormName } from "@kdl/schemas/forms/form";
import { plainPhone } from "@kdl/schemas/forms/form-rules";
import type { Place } from "@kdl/schemas/registrations/places";
import type { SubmissionStatus } from "@kdl/schemas/forms/submission-statuses";
import type { FakeInterview } from "../applications/interview-state.ts";
import type { Reply } from "../reply.ts";
import type { Received } from "./received.ts";

/** What the gateway sends with a submission besides the form itself. */
export interface SubmissionHeaders {
  /** `Idempotency-Key` */
  key: string | null;
  /** `X-Submission-Flag` */
  flag: string | null;
  /** `X-Request-Id` */
  requestId: string | null;
}

/** An accepted submission, exactly as received. */
export interface Submission extends Received, SubmissionHeaders {
  form: FormName;
  reference: string | null;
  /** ISO 8601. */
  sentAt: string;
  /** How far staff have got with it. */
  status: SubmissionStatus;
  /** Of the private link to an application or a registration; `null` for other forms. */
  linkToken: string | null;
  /** Of an application. */
  stage: StageName;
  /** ISO 8601. */
  answerBy: string | null;
  history: { stage: StageName; at: string }[];
  interview: FakeInterview | null;
  /** Of a registration whose sender attends. */
  place: Place | null;
  /** ISO 8601. */
  offerEndsAt: string | null;
}

interface FirstAnswer {
  fingerprint: string;
  reply: Reply;
}

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const prefixes: Record<FormName, string> = {
  contact: "MSG",
  "event-registration": "EVT",
  internship: "INT",
  volunteer: "VOL",
  "club-registration": "CLB",
};

export class SubmissionStore {
  readonly all: Submission[] = [];
  /** By form and key. */
  readonly answers = new Map<string, FirstAnswer>();

  /**
   * Whether an internship applicant has already applied. Quarantined submissions don't count, nor do those
   * sent with the caller's own `key`.
   */
  known(
    email: unknown,
    mobile: unknown,
    key: string | null = null,
  ): { emailExists: boolean; mobileExists: boolean } {
    const applications = this.all.filter(
      (entry) =>
        entry.form === "internship" && entry.flag === null && (key === null || entry.key !== key),
    );
    const people = applications.map(({ values }) => person(values["email"], values["mobile"]));
    const asked = person(email, mobile);
    return {
      emailExists: people.some((entry) => entry.email === asked.email),
      mobileExists: people.some((entry) => entry.mobile === asked.mobile),
    };
  }
}

const person = (email: unknown, mobile: unknown) => ({
  email: String(email).trim().toLowerCase(),
  mobile: plainPhone(String(mobile)),
});

/** Identifies a submission by its content. */
export function fingerprintOf(form: FormName, { values, file }: Received): string {
  return createHash("sha256")
    .update(JSON.stringify([form, values, file]))
    .digest("hex");
}

/** Short, and without letters that are easily confused. */
export function newReference(form: FormName): string {
  const letters = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${prefixes[form]}-${letters.join("")}`;
}
