/** Calls the member endpoints of a server as the gateway does. */
import { randomUUID } from "node:crypto";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { memberSessionWire, memberWire } from "@kdl/schemas/contract/member-replies";
import type { Member, MemberSession } from "@kdl/schemas/members/members";
import type { Subject } from "./describe-upstream-contract.ts";
import { type Answer, answerOf } from "./post-sample.ts";
import { type MailReader, untilMailed } from "./read-mail.ts";

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** A person with a session. */
export interface Joined extends Person {
  session: string;
}

/** A person new to every server. */
export const newPerson = (): Person => ({
  name: "Asha Rao",
  email: `member.${randomUUID()}@example.org`,
  password: newPassword(),
});

/** The same address with a capital in the local part: mail programs change the case of the domain. */
export const capitalised = (email: string) => email.replace(/^m/, "M");

export const newPassword = () => `seven blue umbrellas ${randomUUID()}`;

/** A well-formed token that was never issued. */
export const unknownToken = () => "A".repeat(43);

/**
 * Status and code of an answer, such as `401 SESSION_ENDED`; only the status if it has no code. An answer
 * that isn't JSON, such as a proxy's error page, is quoted in full.
 */
export function said({ status, type, text, body }: Answer): string {
  if (typeof body["code"] === "string") return `${status} ${body["code"]}`;
  const isEmpty = status === 204 && text === "";
  return isEmpty || Object.keys(body).length > 0 ? String(status) : `${status} ${type} ${text}`;
}

/** Throws if a step that later ones depend on gets any other answer. */
function demand(wanted: string, answer: Answer): void {
  if (said(answer) !== wanted)
    throw new Error(`Not ${wanted}, but ${said(answer)}: ${answer.text}`);
}

interface CallOptions {
  session?: string;
  /** Sent as JSON. */
  body?: unknown;
  picture?: Uint8Array;
}

export class MemberClient {
  readonly #subject: Subject;
  readonly #mailedTo: MailReader;

  constructor(subject: Subject, mailedTo: MailReader) {
    this.#subject = subject;
    this.#mailedTo = mailedTo;
  }

  async fetch(method: string, path: string, options: CallOptions = {}): Promise<Response> {
    const { session, body, picture } = options;
    const sent = picture ? new Blob([Uint8Array.from(picture)]) : JSON.stringify(body);
    return this.#subject.send(this.#subject.baseUrl + path, {
      method,
      headers: {
        ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
        ...(picture ? { "content-type": "image/webp" } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
  }

  async call(method: string, path: string, options?: CallOptions): Promise<Answer> {
    return answerOf(await this.fetch(method, path, options));
  }

  post(path: string, body?: unknown, session?: string): Promise<Answer> {
    return this.call("POST", path, { body, ...(session === undefined ? {} : { session }) });
  }

  /** Waits for `count` mails of a kind. @returns the token in the last one */
  async tokenFrom(address: string, kind: string, count = 1): Promise<string> {
    const { token } = await untilMailed(this.#mailedTo, address, kind, count);
    return token ?? "";
  }

  untilMailed(address: string, kind: string): Promise<unknown> {
    return untilMailed(this.#mailedTo, address, kind);
  }

  async countMails(address: string, kind: string): Promise<number> {
    return (await this.#mailedTo(address)).filter((mail) => mail.kind === kind).length;
  }

  signUp({ name, email }: Pick<Person, "name" | "email">): Promise<Answer> {
    return this.post(memberCall.signUp, { name, email });
  }

  /** Uses the link of a sign-up. */
  verify(token: string, password: string): Promise<Answer> {
    return this.post(memberCall.verifyEmail, { token, password });
  }

  logIn({ email, password }: Pick<Person, "email" | "password">): Promise<Answer> {
    return this.post(memberCall.logIn, { username: email, password });
  }

  /** Logs in, and expects it to succeed. */
  async enter(person: Pick<Person, "email" | "password">): Promise<string> {
    return sessionIn(await this.logIn(person)).token;
  }

  /** Somebody with a verified address who is logged in. */
  async join(): Promise<Joined> {
    const person = newPerson();
    demand("202", await this.signUp(person));
    const token = await this.tokenFrom(person.email, "verify");
    demand("200", await this.verify(token, person.password));
    return { ...person, session: await this.enter(person) };
  }

  async me({ session }: Pick<Joined, "session">): Promise<Member> {
    const answer = await this.call("GET", memberCall.me, { session });
    demand("200", answer);
    return memberIn(answer);
  }

  /** What a call with this session gets, such as `200` or `401 SESSION_ENDED`. */
  async saidToSession(session: string): Promise<string> {
    return said(await this.call("GET", memberCall.me, { session }));
  }
}

/** The member in an answer. Throws if there is none. */
export const memberIn = ({ body }: Answer): Member => memberWire.parse(body);

/** The session in an answer. Throws if there is none. */
export const sessionIn = ({ body }: Answer): MemberSession => memberSessionWire.parse(body);
