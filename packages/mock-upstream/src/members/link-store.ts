import { RESET_TTL_MS, VERIFY_TTL_MS } from "@kdl/schemas/members/members";
import { newToken } from "./new-token.ts";

/** What the link of a mail is for. */
export type Link =
  /** A sign-up that becomes an account. */
  | { kind: "verify"; name: string; email: string }
  | { kind: "reset"; memberId: string }
  /** A member's new address. */
  | { kind: "confirm"; memberId: string; email: string };

const ttlMs = { verify: VERIFY_TTL_MS, confirm: VERIFY_TTL_MS, reset: RESET_TTL_MS };

/** The links that were mailed, by their tokens. */
export class LinkStore {
  readonly #all = new Map<string, { link: Link; expiresAt: number }>();

  /** @returns the token that the mail carries */
  add(link: Link): string {
    const token = newToken();
    this.#all.set(token, { link, expiresAt: Date.now() + ttlMs[link.kind] });
    return token;
  }

  /** What a token is for, as long as it can be used. */
  read<Kind extends Link["kind"]>(token: string, kind: Kind): Extract<Link, { kind: Kind }> | null {
    const found = this.#all.get(token);
    if (!found || found.link.kind !== kind || found.expiresAt <= Date.now()) return null;
    return found.link as Extract<Link, { kind: Kind }>;
  }

  /** Makes all links to a member void. */
  dropOf(memberId: string): void {
    this.#drop((link) => link.kind !== "verify" && link.memberId === memberId);
  }

  /** Makes all sign-ups with an address void. */
  dropSignUps(email: string): void {
    const asked = email.toLowerCase();
    this.#drop((link) => link.kind === "verify" && link.email.toLowerCase() === asked);
  }

  /** As if a day had gone by. */
  expire(): void {
    for (const entry of this.#all.values()) entry.expiresAt = 0;
  }

  #drop(isMeant: (link: Link) => boolean): void {
    for (const [token, { link }] of this.#all) if (isMeant(link)) this.#all.delete(token);
  }
}
