import type { ApplicationForm, Decision, StageName } from "@kdl/schemas/applications/stages";
import type { Where } from "payload";
import type { StaffSignature } from "../access/staff.ts";

/** An application as the author of a command has seen it. */
export interface ExpectedApplication {
  id: string;
  stage: StageName;
  pending: Decision | null;
}

/** Who gives a command. */
export interface Author {
  actor: "staff" | "admin";
  by: StaffSignature;
}

/** A command about one application. */
export interface Command {
  form: ApplicationForm;
  application: ExpectedApplication;
  author: Author;
  /** Shared by all that were changed in one go. */
  batch: string;
}

/** The condition that a prepared decision is the expected one. */
export const isPending = (pending: Decision | null): Where =>
  pending === null ? { pendingStage: { exists: false } } : { pendingStage: { equals: pending } };
