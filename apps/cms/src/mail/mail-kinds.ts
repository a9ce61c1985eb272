/** Mail that a submission leads to. */
export const mailKinds = ["confirmation", "notice"] as const;
export type MailKind = (typeof mailKinds)[number];

/** As staff read it. */
export const mailKindLabels: Readonly<Record<MailKind, string>> = {
  confirmation: "Confirmation to the sender",
  notice: "Notice to staff",
};
