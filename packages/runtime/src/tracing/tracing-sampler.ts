import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace";
import { samplingVariables } from "./env.ts";

const PARENT_BASED = "parentbased_";

/**
 * The sampler of `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG`, as OpenTelemetry defines them. Unknown
 * values mean its default, `parentbased_always_on`.
 */
export function samplerFromEnvironment(): Sampler {
  const { sampler, argument } = samplingVariables();
  const isParentBased = sampler.startsWith(PARENT_BASED);
  const root = rootSampler(isParentBased ? sampler.slice(PARENT_BASED.length) : sampler, argument);
  if (root === null) return new ParentBasedSampler({ root: new AlwaysOnSampler() });
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

function rootSampler(name: string, argument: string): Sampler | null {
  if (name === "always_on") return new AlwaysOnSampler();
  if (name === "always_off") return new AlwaysOffSampler();
  const ratio = argument === "" ? 1 : Number(argument);
  const isRatio = ratio >= 0 && ratio <= 1;
  return name === "traceidratio" ? new TraceIdRatioBasedSampler(isRatio ? ratio : 1) : null;
}
