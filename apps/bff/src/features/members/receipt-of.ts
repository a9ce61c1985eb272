import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";

/** @param message a text of `memberSuccess` */
export const receiptOf = (message: string): SubmissionReceipt => ({ message, reference: null });
