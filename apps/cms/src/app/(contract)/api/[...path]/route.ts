import config from "@payload-config";
import { getPayload } from "payload";
import { CHECK_USER_PATH, checkUser } from "../../../../contract/check-user.ts";
import { mayPreview } from "../../../../contract/preview.ts";
import { createReader } from "../../../../contract/reader.ts";
import { isResource, read } from "../../../../contract/reads.ts";
import { notFound, reply } from "../../../../contract/reply.ts";
import { submit } from "../../../../contract/submit.ts";
import { env } from "../../../../env.ts";

interface Context {
  params: Promise<{ path: string[] }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  const [resource = ""] = path;
  if (path.length !== 1 || !isResource(resource)) return notFound();
  const payload = await getPayload({ config });
  try {
    const drafts = mayPreview(request.headers, env.GATEWAY_SECRET, Date.now());
    return reply(await read(resource, createReader(payload, drafts)));
  } catch (error) {
    payload.logger.error({ err: error, resource }, "A read failed");
    return reply({ message: "The content is not available." }, 503);
  }
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const path = `/api/${(await params).path.join("/")}`;
  return path === CHECK_USER_PATH ? checkUser(request) : submit(request, path);
}

export {
  notFound as DELETE,
  notFound as PATCH,
  notFound as PUT,
} from "../../../../contract/reply.ts";
