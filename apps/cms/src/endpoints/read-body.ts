import type { PayloadRequest } from "payload";
import type { z } from "zod";

/**
 * The checked JSON body of a request. The server has refused cross-site POSTs and limited the body before
 * this runs.
 *
 * @returns 400 with the first problem if the body isn't as expected
 */
export async function readBody<Body>(
  req: PayloadRequest,
  schema: z.ZodType<Body>,
): Promise<{ data: Body } | Response> {
  const body = schema.safeParse(await readJson(req));
  if (body.success) return body;
  const [issue] = body.error.issues;
  const message = `${issue?.path.join(".") || "The request"}: ${issue?.message}`;
  return Response.json({ message }, { status: 400 });
}

/** The JSON body of a request; `undefined` if it isn't valid. */
export async function readJson(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.();
  } catch {
    return undefined;
  }
}
