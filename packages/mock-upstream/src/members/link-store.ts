import { RESET_TTL_MS, VERIFY_TTL_MS } from "@kdl/schemas/members/members";
import { newToken } from "./new-token.ts";

/** What the link in a mail is for. */
export type Link =
  /** A sign-up that becomes an account. */
  | { kind: "verify"; name: string; email: string }
  | { kind: "reset"; memberId: string }
  /** A member's new address. */
  | { kind: "confirm"; memberId: string; email: string };

const ttlMs = { verify: VERIFY_TTL_MS, confirm: VERIFY_TTL_MS, reset: RESET_TTL_MS };

/** The mailed links, by token. */
export class LinkStore {
  readonly #all = new Map<string, { link: Link; expiresAt: number }>();

  /** @returns the token that the mail carries */
  add(link: Link): string {
    const token = newToken();
    this.#all.set(token, { link, expiresAt: Date.now() + ttlMs[link.kind] });
    return token;
  }

  /** What a token is for; `null` if it can't be used. */
  read<Kind extends Link["kind"]>(token: string, kind: Kind): Extract<Link, { kind: Kind }> | null {
    const found = this.#all.get(token);
    if (!found || found.link.kind !== kind || found.expiresAt <= Date.now()) return null;
    return found.link as Extract<Link, { kind: Kind }>;
  }

  /** Revokes all links of a member. */
  dropOf(memberId: string): void {
    this.#drop((link) => link.kind !== "verify" && link.memberId === memberId);
  }

  /** Revokes all sign-ups with an address. */
  dropSignUps(email: string): void {
    const asked = email.toLowerCase();
    this.#drop((link) => link.kind === "verify" && link.email.toLowerCase() === asked);
  }

  /** Expires all links, as if a day had passed. */
  expire(): void {
    for (const entry of this.#all.values()) entry.expiresAt = 0;
  }

  #drop(isMeant: (link: Link) => boolean): void {
    for (const [token, { link }] of this.#all) if (isMeant(link)) this.#all.delete(token);
  }
}
