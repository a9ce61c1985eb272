import type { CollectionBeforeChangeHook } from "payload";
import { emailKeyOf } from "../forms/email-key.ts";

interface Sent {
  id: string;
  email?: string | null;
}

/** Stores the sender's address in the form in which members are looked up. */
export const setSenderKey: CollectionBeforeChangeHook<Sent> = ({ data, originalDoc }) => ({
  ...data,
  senderKey: emailKeyOf(data.email ?? originalDoc?.email ?? ""),
});
