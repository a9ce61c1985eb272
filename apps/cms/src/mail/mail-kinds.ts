/** Mail that a submission leads to. */
export const mailKinds = ["confirmation", "notice", "cancellation", "cancellation-notice"] as const;
export type MailKind = (typeof mailKinds)[number];

/** What follows when a submission arrives. */
export const arrivalKinds: readonly MailKind[] = ["confirmation", "notice"];
/** What follows when a registration is taken back. */
export const cancellationKinds: readonly MailKind[] = ["cancellation", "cancellation-notice"];

/** What there is to say of a submission now. @param isCancelled whether its sender took it back */
export const kindsFor = (isCancelled: boolean): readonly MailKind[] =>
  isCancelled ? cancellationKinds : arrivalKinds;

/** Whether a kind goes to staff; the others go to the sender. */
export const isForStaff = (kind: MailKind): kind is "notice" | "cancellation-notice" =>
  kind === "notice" || kind === "cancellation-notice";

/** As staff read it. */
export const mailKindLabels: Readonly<Record<MailKind, string>> = {
  confirmation: "Confirmation to the sender",
  notice: "Notice to staff",
  cancellation: "Cancellation to the sender",
  "cancellation-notice": "Notice of the cancellation to staff",
};
