/** What a link in a mail does: confirm a new account, set a password, confirm a new address. */
export const tokenKinds = ["verify", "reset", "confirm"] as const;
export type TokenKind = (typeof tokenKinds)[number];
