/** OpenTelemetry's variables that the libraries used here don't read themselves. */
export function samplingVariables(): { sampler: string; argument: string } {
  const { OTEL_TRACES_SAMPLER = "", OTEL_TRACES_SAMPLER_ARG = "" } = process.env;
  return { sampler: OTEL_TRACES_SAMPLER.trim().toLowerCase(), argument: OTEL_TRACES_SAMPLER_ARG };
}
