/** A small fake upstream for tests and demonstrations: the whole contract, with failures on demand. */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { StageName } from "@kdl/schemas/applications/stages";
import type { FormName } from "@kdl/schemas/forms/form";
import { UPLOAD_MAX_BYTES } from "@kdl/schemas/forms/form-limits";
import type { Resource } from "@kdl/schemas/content/resources";
import type { Place } from "@kdl/schemas/registrations/places";
import { changePlace, isRegistered } from "./registrations/registration-state.ts";
import { move } from "./applications/application-calls.ts";
import type { FakeInterview } from "./applications/interview-state.ts";
import { newPairingCode, reissue, revokePhones } from "./door/door-state.ts";
import type { Failure } from "./failure.ts";
import { eventOfNextWeek } from "./fixtures/events.ts";
import { handle } from "./handle.ts";
import { addMember, type NewMember } from "./members/add-member.ts";
import type { MemberBody } from "./members/member-replies.ts";
import type { MemberMail } from "./members/member-store.ts";
import { issue, type IssuedCertificate, revoke } from "./certificates/certificate-state.ts";
import { createState } from "./state.ts";
import type { Submission } from "./submissions/submission-store.ts";
import type { PostedRequest } from "./submissions/watch-request.ts";

export type { Failure, FailureMode } from "./failure.ts";
export type { NewMember } from "./members/add-member.ts";
export type { MemberMail } from "./members/member-store.ts";
export type { Submission } from "./submissions/submission-store.ts";
export type { PostedRequest } from "./submissions/watch-request.ts";

export interface MockUpstreamOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** The time that the events' dates are relative to; read once, when the fake starts. */
  now?: () => Date;
  /** With it, a request with a genuine preview token also gets drafts. */
  gatewaySecret?: string;
  /**
   * `false` for a server with only the contract's core: it announces no extensions, stores repeats
   * again, gives no references, takes no club registrations and answers as PHP programs do.
   */
  extensions?: boolean;
  /** `false` for a server that keeps no member accounts. */
  members?: boolean;
  /** `true` for a server that requires signatures made with `gatewaySecret`. */
  signedRequests?: boolean;
  /** In bytes; 5 MiB by default. */
  maxUploadBytes?: number;
}

/** The times, and overrides of the default, half an hour with Meera. */
export type OfferedInterview = Pick<FakeInterview, "slots"> &
  Partial<Pick<FakeInterview, "mentor" | "minutes" | "place">>;

export interface MockUpstream {
  /** `http://127.0.0.1:port`, for `UPSTREAM_URL`. */
  url: string;
  /** Makes matching requests fail; the latest call wins. */
  fail(failure: Failure): void;
  /** Removes all failures; stored data stays. */
  heal(): void;
  /** A copy of what `GET /api/{resource}` currently sends. */
  body(resource: Resource): unknown;
  /** Sends another body from now on. */
  replace(resource: Resource, body: unknown): void;
  /** While on, every connection is reset. */
  outage(on: boolean): void;
  /** How often a path, such as `/api/services`, has been requested. */
  calls(path: string): number;
  /** Accepted submissions, the earliest first: all, or those of one form. */
  submissions(form?: FormName): Submission[];
  /** Moves an application, as staff would. @param change when, and until when an offer can be accepted */
  moveApplication(
    reference: string,
    stage: StageName,
    change?: { at?: Date; answerBy?: Date },
  ): void;
  /** Offers an interview, as staff would. Applications with the same mentor compete for the times. */
  offerInterview(reference: string, interview: OfferedInterview): void;
  /** Adds an event next week that takes registrations. @returns its id */
  addEvent(more: Readonly<Record<string, unknown>>): string;
  /** Moves a registration to another place, as the queue or a deadline would. */
  movePlace(reference: string, place: Place, change?: { offerEndsAt?: Date }): void;
  /** Issues a certificate for a submission, as staff would. @returns its number */
  issueCertificate(reference: string, terms: IssuedCertificate): string;
  revokeCertificate(number: string): void;
  /** Creates a code for pairing a phone with an event, as staff would. */
  pairingCode(event: string): string;
  /** Revokes all phones of an event, as staff would. */
  revokePhones(event: string): void;
  /** Issues the ticket of a registration again, as staff would. */
  reissueTicket(reference: string): void;
  /** Every POST of the contract that has begun, failed ones included; of one path if it is given. */
  posted(path?: string): PostedRequest[];
  /** Adds a member with a verified address. Throws if the email address or username is taken. */
  addMember(member: NewMember): MemberBody;
  /** Every mail to members that would have been sent, the earliest first. */
  memberMails(): MemberMail[];
  /** Expires all sessions. */
  expireSessions(): void;
  /** Expires all links in mails. */
  expireTokens(): void;
  /** Back to the fixtures: no failure, no outage, nothing stored, counts at 0. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts the fake on 127.0.0.1 and resolves when it listens. */
export async function startMockUpstream(options: MockUpstreamOptions = {}): Promise<MockUpstream> {
  const { gatewaySecret, extensions = true, maxUploadBytes = UPLOAD_MAX_BYTES } = options;
  const keepsMembers = extensions && options.members !== false;
  const signedRequests = extensions && options.signedRequests === true;
  const state = createState(options.now?.() ?? new Date(), {
    gatewaySecret,
    extensions,
    keepsMembers,
    signedRequests,
    maxUploadBytes,
  });
  const server = createServer((request, response) => void handle(request, response, state));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const submissionOf = (reference: string): Submission => {
    const found = state.store.all.find((entry) => entry.reference === reference);
    if (!found) throw new Error(`nothing was sent as ${reference}`);
    return found;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    fail: (failure) => state.failures.unshift({ ...failure }),
    heal: () => void state.failures.splice(0),
    body: (resource) => structuredClone(state.bodies.get(resource)),
    // A copy, as registrations change the seats that are left.
    replace: (resource, body) => void state.bodies.set(resource, structuredClone(body)),
    outage: (on) => {
      state.outage = on;
    },
    calls: (path) => state.calls.get(path) ?? 0,
    submissions: (form) => state.store.all.filter((entry) => !form || entry.form === form),
    moveApplication: (reference, stage, { at, answerBy } = {}) => {
      const application = submissionOf(reference);
      move(application, stage, at);
      application.answerBy = answerBy?.toISOString() ?? null;
    },
    offerInterview: (reference, interview) => {
      const application = submissionOf(reference);
      if (application.stage !== "interview") move(application, "interview");
      const open = { id: randomUUID(), startsAt: null, hasRefused: false };
      application.interview = { minutes: 30, place: "", mentor: "Meera", ...interview, ...open };
    },
    addEvent: (more) => {
      const { data } = state.bodies.get("events") as { data: Record<string, unknown>[] };
      const event = { ...eventOfNextWeek(), ...more };
      data.push(event);
      return String(event.id);
    },
    movePlace: (reference, place, { offerEndsAt } = {}) => {
      const registration = submissionOf(reference);
      if (!isRegistered(registration)) throw new Error(`${reference} has no place`);
      changePlace(registration, place, state);
      registration.offerEndsAt = offerEndsAt?.toISOString() ?? null;
    },
    issueCertificate: (reference, terms) => issue(state, submissionOf(reference), terms),
    revokeCertificate: (number) => revoke(state, number),
    pairingCode: (event) => newPairingCode(state, event),
    revokePhones: (event) => revokePhones(state, event),
    reissueTicket: (reference) => reissue(state, reference),
    posted: (path) => state.posted.filter((entry) => !path || entry.path === path),
    addMember: (member) => addMember(state.members, member),
    memberMails: () => structuredClone(state.members.mails),
    expireSessions: () => state.members.sessions.expire(),
    expireTokens: () => state.members.links.expire(),
    reset: () => state.reset(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
