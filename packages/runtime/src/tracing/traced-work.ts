/** Work that appears in traces. This module doesn't depend on OpenTelemetry. */
import { tracingChannel } from "node:diagnostics_channel";

/** Publishes all traced work; costs next to nothing without subscribers. */
export const WORK_CHANNEL = "kdl.work";

export interface Work {
  /** Such as `find events`. Never includes input. */
  name: string;
  attributes?: Readonly<Record<string, string | number>>;
}

const channel = tracingChannel<unknown, Work>(WORK_CHANNEL);

/** Runs work in a span of its own if the current request is traced. */
export const traced = <T>(work: Work, run: () => Promise<T>): Promise<T> =>
  channel.tracePromise(run, work);
