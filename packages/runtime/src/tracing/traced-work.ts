/** Pieces of work that traces show. This end of it knows nothing of OpenTelemetry. */
import { tracingChannel } from "node:diagnostics_channel";

/** Told of every piece of work; a call and no more while nobody listens. */
export const WORK_CHANNEL = "kdl.work";

export interface Work {
  /** Such as `find events`: words of the program, never of a person. */
  name: string;
  attributes?: Readonly<Record<string, string | number>>;
}

const channel = tracingChannel<unknown, Work>(WORK_CHANNEL);

/** Does a piece of work that traces show where it is done for a request. */
export const traced = <T>(work: Work, run: () => Promise<T>): Promise<T> =>
  channel.tracePromise(run, work);
