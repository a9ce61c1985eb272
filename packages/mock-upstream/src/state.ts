import type { Resource } from "@kdl/schemas/content/resources";
import type { FakeCertificate } from "./certificates/certificate-state.ts";
import { closedDoor, type FakeDoor } from "./door/door-state.ts";
import type { Failure } from "./failure.ts";
import { bodiesAround } from "./fixtures/bodies.ts";
import { MemberStore } from "./members/member-store.ts";
import { SubmissionStore } from "./submissions/submission-store.ts";
import type { PostedRequest } from "./submissions/watch-request.ts";

/** What a running fake knows. */
export interface MockState {
  bodies: Map<Resource, unknown>;
  /** The latest first. */
  failures: Failure[];
  /** Requests by path. */
  calls: Map<string, number>;
  /** Every submission that was begun, whatever became of it. */
  posted: PostedRequest[];
  store: SubmissionStore;
  members: MemberStore;
  certificates: FakeCertificate[];
  door: FakeDoor;
  outage: boolean;
  readonly gatewaySecret: string | undefined;
  /** Whether it speaks the extensions that concern submissions. */
  readonly extensions: boolean;
  readonly keepsMembers: boolean;
  /** Whether it takes only what a gateway has signed. */
  readonly signedRequests: boolean;
  readonly maxUploadBytes: number;
  reset(): void;
}

type Fixed = Pick<
  MockState,
  "gatewaySecret" | "extensions" | "keepsMembers" | "signedRequests" | "maxUploadBytes"
>;

export function createState(now: Date, fixed: Fixed): MockState {
  const fresh = () => ({
    bodies: bodiesAround(now),
    failures: [],
    calls: new Map(),
    posted: [],
    store: new SubmissionStore(),
    members: new MemberStore(),
    certificates: [],
    door: closedDoor(),
    outage: false,
  });
  const state: MockState = {
    ...fresh(),
    ...fixed,
    reset: () => void Object.assign(state, fresh()),
  };
  return state;
}
