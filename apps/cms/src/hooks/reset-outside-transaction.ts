import { type CollectionBeforeOperationHook, killTransaction } from "payload";

/**
 * Ends the transaction with which a password reset begins, before anything is in it. Payload notes
 * the time of the request outside of it, and where writers take turns that note would wait for the
 * end of the very transaction that waits for it.
 */
export const resetOutsideTransaction: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation === "forgotPassword") await killTransaction(req);
  return args;
};
