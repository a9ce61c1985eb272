import type { Section } from "@kdl/schemas/content/section";
import { toFailure } from "../http/errors.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";

/**
 * Awaits a part of a page that may fail without the rest.
 *
 * @param message shown in its place when the upstream fails; its own specified text by default
 * @throws what isn't the upstream's fault: a mistake in the program must not hide behind a text
 */
export async function sectionOf<T>(value: Promise<T>, message?: string): Promise<Section<T>> {
  try {
    return { ok: true, value: await value };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { ok: false, message: message ?? toFailure(error).message };
  }
}
