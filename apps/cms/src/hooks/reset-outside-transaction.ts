import { type CollectionBeforeOperationHook, killTransaction } from "payload";

/**
 * Ends the transaction with which a password reset begins, before anything is in it. Payload records the
 * time of the request outside of it; on SQLite that write would wait for the transaction, which waits for
 * the write.
 */
export const resetOutsideTransaction: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation === "forgotPassword") await killTransaction(req);
  return args;
};
