/** The stages of an application, up to an answer. No runtime imports here, since pages load this module. */
import type { FormName } from "../forms/form.ts";
import type { SubmissionStatus } from "../forms/submission-statuses.ts";

/** Forms that end in a decision. Contact messages and event registrations have a simple status. */
export const applicationForms = [
  "internship",
  "volunteer",
  "club-registration",
] as const satisfies readonly FormName[];
export type ApplicationForm = (typeof applicationForms)[number];

export const isApplicationForm = (form: FormName): form is ApplicationForm =>
  applicationForms.some((known) => known === form);

interface Stage {
  /** For staff. */
  label: string;
  /** In the wire format of members' submissions. */
  status: SubmissionStatus;
  /** Whether nothing follows, except when an admin reopens the application. */
  isFinal: boolean;
}

/** In the order of lists and boards; the first is for new applications. */
const table = {
  received: { label: "Received", status: "received", isFinal: false },
  screening: { label: "Screening", status: "in-progress", isFinal: false },
  interview: { label: "Interview", status: "in-progress", isFinal: false },
  shortlisted: { label: "Shortlisted", status: "in-progress", isFinal: false },
  selected: { label: "Selected", status: "done", isFinal: false },
  confirmed: { label: "Confirmed", status: "done", isFinal: true },
  declined: { label: "Declined", status: "done", isFinal: true },
  lapsed: { label: "Lapsed", status: "done", isFinal: true },
  withdrawn: { label: "Withdrawn", status: "cancelled", isFinal: true },
} as const satisfies Record<string, Stage>;

export type StageName = keyof typeof table;
export const stages: Readonly<Record<StageName, Stage>> = table;
export const stageNames = Object.keys(table) as StageName[];

/** Stages that are decisions: staff prepare one, and the applicant sees it once it is released. */
export const decisions = ["selected", "shortlisted", "declined"] as const satisfies StageName[];
export type Decision = (typeof decisions)[number];

export const isDecision = (stage: StageName): stage is Decision =>
  decisions.some((known) => known === stage);

/** Before a decision: the applicant is waiting for one. */
export const undecidedStages: readonly StageName[] = stageNames.filter(
  (name) => !isDecision(name) && !stages[name].isFinal,
);

/** Who may make a transition. `system` is a deadline that has passed. */
export const stageActors = ["staff", "admin", "applicant", "system"] as const;
export type StageActor = (typeof stageActors)[number];

type Transitions = Readonly<Partial<Record<StageName, StageActor>>>;

/** Staff decide in one step if no interview is needed, so stages before a decision can be skipped. */
const decided = { selected: "staff", shortlisted: "staff", declined: "staff" } as const;
const withdrawn = { withdrawn: "applicant" } as const;
/** Only admins reopen an application, and give a reason. */
const reopened = { screening: "admin" } as const;

const transitions: Readonly<Record<StageName, Transitions>> = {
  received: { screening: "staff", interview: "staff", ...decided, ...withdrawn },
  screening: { interview: "staff", ...decided, ...withdrawn },
  interview: { ...decided, ...withdrawn },
  shortlisted: { selected: "staff", declined: "staff", ...withdrawn },
  selected: { confirmed: "applicant", lapsed: "system", ...withdrawn, ...reopened },
  confirmed: reopened,
  declined: reopened,
  lapsed: reopened,
  withdrawn: reopened,
};

/** @returns who may make this transition; `null` if nobody may */
export const actorOf = (from: StageName, to: StageName): StageActor | null =>
  transitions[from][to] ?? null;

/**
 * Whether an actor may make a transition. Admins may make those of staff.
 *
 * @param actor the one making the request
 */
export function mayMove(actor: StageActor, from: StageName, to: StageName): boolean {
  const allowed = actorOf(from, to);
  return allowed !== null && (allowed === actor || (allowed === "staff" && actor === "admin"));
}

/** The stages that an actor may move an application to, in their order. */
export const nextStages = (actor: StageActor, from: StageName): StageName[] =>
  stageNames.filter((to) => mayMove(actor, from, to));
