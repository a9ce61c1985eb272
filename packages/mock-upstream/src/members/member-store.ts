/** Accounts, sessions, tokens and mails of a running fake. */
import { randomUUID } from "node:crypto";
import type { FormValues } from "@kdl/schemas/form";
import { type ProfileStepName, RESET_TTL_MS, VERIFY_TTL_MS } from "@kdl/schemas/members";
import { newToken } from "./new-token.ts";
import { type PasswordDigest, digestPassword } from "./password-digest.ts";
import { SessionStore } from "./session-store.ts";

export interface StoredMember {
  id: string;
  name: string;
  username: string | null;
  email: string;
  isVerified: boolean;
  password: PasswordDigest;
  picture: { version: string; bytes: Buffer } | null;
  profile: Partial<Record<ProfileStepName, FormValues>>;
}

/** A mail that would have been sent. */
export interface MemberMail {
  to: string;
  /** `exists`: somebody wanted to use an address that has an account. `changed`: a password or an address was changed. */
  kind: "verify" | "exists" | "reset" | "confirm" | "changed";
  token: string | null;
}

interface MailToken {
  purpose: "verify" | "reset" | "confirm";
  memberId: string;
  /** The address that was asked for. */
  email: string;
  expiresAt: number;
}

interface NewMember {
  name: string;
  email: string;
  password: string;
  isVerified: boolean;
}

const ttlMs = { verify: VERIFY_TTL_MS, confirm: VERIFY_TTL_MS, reset: RESET_TTL_MS };

export class MemberStore {
  readonly members = new Map<string, StoredMember>();
  readonly sessions = new SessionStore();
  readonly mails: MemberMail[] = [];
  readonly #tokens = new Map<string, MailToken>();

  byEmail(email: string): StoredMember | undefined {
    const asked = email.toLowerCase();
    return [...this.members.values()].find((member) => member.email.toLowerCase() === asked);
  }

  byUsername(username: string): StoredMember | undefined {
    const asked = username.toLowerCase();
    return [...this.members.values()].find((member) => member.username === asked);
  }

  add({ password, ...rest }: NewMember): StoredMember {
    const member: StoredMember = {
      ...rest,
      id: randomUUID(),
      username: null,
      password: digestPassword(password),
      picture: null,
      profile: {},
    };
    this.members.set(member.id, member);
    return member;
  }

  /** With the sessions, and the links that were sent. */
  remove({ id }: StoredMember): void {
    this.members.delete(id);
    this.sessions.endAll(id);
    this.dropTokens(id);
  }

  mail(kind: MemberMail["kind"], to: string, token: string | null = null): void {
    this.mails.push({ to, kind, token });
  }

  /** Sends a link. @param to where it isn't the member's own address */
  mailToken(purpose: MailToken["purpose"], { id, email }: StoredMember, to = email): void {
    const token = newToken();
    const expiresAt = Date.now() + ttlMs[purpose];
    this.#tokens.set(token, { purpose, memberId: id, email: to, expiresAt });
    this.mail(purpose, to, token);
  }

  /** Who the token is for, and which address it proves; it can still be used. */
  readToken(
    token: string,
    purpose: MailToken["purpose"],
  ): { member: StoredMember; email: string } | null {
    const found = this.#tokens.get(token);
    const member = found && this.members.get(found.memberId);
    if (!member || found.purpose !== purpose || found.expiresAt <= Date.now()) return null;
    return { member, email: found.email };
  }

  useToken(token: string): void {
    this.#tokens.delete(token);
  }

  dropTokens(memberId: string): void {
    for (const [token, entry] of this.#tokens) {
      if (entry.memberId === memberId) this.#tokens.delete(token);
    }
  }

  /** As if a day had gone by. */
  expireTokens(): void {
    for (const entry of this.#tokens.values()) entry.expiresAt = 0;
  }
}
