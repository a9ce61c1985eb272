/** Accounts, sessions, links and mails of a running fake. */
import { randomUUID } from "node:crypto";
import type { FormValues } from "@kdl/schemas/forms/form";
import type { ProfileStepName } from "@kdl/schemas/members/members";
import { type Link, LinkStore } from "./link-store.ts";
import { type PasswordDigest, digestPassword } from "./password-digest.ts";
import { SessionStore } from "./session-store.ts";

export interface StoredMember {
  id: string;
  name: string;
  username: string | null;
  email: string;
  password: PasswordDigest;
  picture: { version: string; bytes: Buffer } | null;
  profile: Partial<Record<ProfileStepName, FormValues>>;
}

/** A mail that would have been sent. */
export interface MemberMail {
  to: string;
  /** `exists`: somebody wanted to use an address that has an account. `changed`: a password or an address was changed. */
  kind: Link["kind"] | "exists" | "changed" | "application-links" | "already-registered";
  token: string | null;
}

interface NewMember {
  name: string;
  email: string;
  password: string;
}

export class MemberStore {
  readonly members = new Map<string, StoredMember>();
  readonly sessions = new SessionStore();
  readonly links = new LinkStore();
  readonly mails: MemberMail[] = [];

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
    this.links.dropOf(id);
  }

  /** @param to in any case */
  countMails(kind: MemberMail["kind"], to: string): number {
    const asked = to.toLowerCase();
    return this.mails.filter((mail) => mail.kind === kind && mail.to.toLowerCase() === asked)
      .length;
  }

  mail(kind: MemberMail["kind"], to: string, token: string | null = null): void {
    this.mails.push({ to, kind, token });
  }

  mailLink(link: Link, to: string): void {
    this.mail(link.kind, to, this.links.add(link));
  }
}
