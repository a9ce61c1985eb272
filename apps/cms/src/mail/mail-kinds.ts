/** Kinds of mail about a submission. */
export const mailKinds = ["confirmation", "notice", "cancellation", "cancellation-notice"] as const;
export type MailKind = (typeof mailKinds)[number];

/** Mail for a new submission. */
export const arrivalKinds: readonly MailKind[] = ["confirmation", "notice"];
/** Mail for a cancelled registration. */
export const cancellationKinds: readonly MailKind[] = ["cancellation", "cancellation-notice"];

/** Mail that fits the submission's current state. @param isCancelled whether its sender cancelled it */
export const kindsFor = (isCancelled: boolean): readonly MailKind[] =>
  isCancelled ? cancellationKinds : arrivalKinds;

/** Whether a kind goes to staff; the others go to the sender. */
export const isForStaff = (kind: MailKind): kind is "notice" | "cancellation-notice" =>
  kind === "notice" || kind === "cancellation-notice";

/** Labels for staff. */
export const mailKindLabels: Readonly<Record<MailKind, string>> = {
  confirmation: "Confirmation to the sender",
  notice: "Notice to staff",
  cancellation: "Cancellation to the sender",
  "cancellation-notice": "Notice of the cancellation to staff",
};
