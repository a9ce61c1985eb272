import type { CollectionBeforeChangeHook } from "payload";
import { emailKeyOf } from "../forms/email-key.ts";

interface Sent {
  id: string;
  email?: string | null;
}

/** Keeps the sender's address as members are found by it. */
export const setSenderKey: CollectionBeforeChangeHook<Sent> = ({ data, originalDoc }) => ({
  ...data,
  senderKey: emailKeyOf(data.email ?? originalDoc?.email ?? ""),
});
