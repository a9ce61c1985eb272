import type { Resource } from "@kdl/schemas/resources";
import type { Failure } from "./failure.ts";
import { bodiesAround } from "./fixtures/bodies.ts";

/** What a running fake knows. */
export interface MockState {
  bodies: Map<Resource, unknown>;
  /** The latest first. */
  failures: Failure[];
  /** Requests by path. */
  calls: Map<string, number>;
  outage: boolean;
  readonly gatewaySecret: string | undefined;
  reset(): void;
}

export function createState(now: Date, gatewaySecret: string | undefined): MockState {
  const state: MockState = {
    bodies: bodiesAround(now),
    failures: [],
    calls: new Map(),
    outage: false,
    gatewaySecret,
    reset() {
      state.bodies = bodiesAround(now);
      state.failures = [];
      state.calls = new Map();
      state.outage = false;
    },
  };
  return state;
}
