import type { CollectionAfterErrorHook } from "payload";

/**
 * Says which fields are wrong. Payload only does so for instances of its own classes, and the bundle
 * has several copies of them.
 */
export const answerWithFields: CollectionAfterErrorHook = ({ error }) => {
  const { name, message, data } = error as Error & { data?: { errors?: unknown } };
  if (name !== "ValidationError" || !Array.isArray(data?.errors)) return;
  return { response: { errors: [{ name, message, data }] } };
};
