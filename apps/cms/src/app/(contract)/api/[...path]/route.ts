import config from "@payload-config";
import { getPayload } from "payload";
import { answerApplicationCall } from "../../../../contract/application-calls.ts";
import { answerCertificateCall } from "../../../../contract/certificate-calls.ts";
import { CHECK_USER_PATH, checkUser } from "../../../../contract/check-user.ts";
import { answerDoorCall } from "../../../../contract/door-calls.ts";
import { forGateways } from "../../../../contract/for-gateways.ts";
import { answerMemberCall } from "../../../../contract/members/answer-member-call.ts";
import { mayPreview } from "../../../../contract/preview.ts";
import { createReader } from "../../../../contract/reader.ts";
import { answerRegistrationCall } from "../../../../contract/registration-calls.ts";
import { isResource, read } from "../../../../contract/reads.ts";
import { notFound, reply } from "../../../../contract/reply.ts";
import { submit } from "../../../../contract/submit.ts";
import { env } from "../../../../env.ts";

interface Context {
  params: Promise<{ path: string[] }>;
}

const MEMBERS = "members";
const APPLICATIONS = "applications";
const REGISTRATIONS = "registrations";
const CERTIFICATES = "certificates";
const DOOR = "door";

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  if (path[0] === MEMBERS) return memberCall(request, { params });
  if (path[0] === APPLICATIONS) return applicationCall(request, { params });
  if (path[0] === REGISTRATIONS) return registrationCall(request, { params });
  if (path[0] === CERTIFICATES) return certificateCall(request, { params });
  if (path[0] === DOOR) return doorCall(request, { params });
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

const memberCall = forGateways(async (request: Request, { params }: Context) =>
  answerMemberCall(request, (await params).path.slice(1).join("/")),
);

const applicationCall = forGateways(async (request: Request, { params }: Context) =>
  answerApplicationCall(request, `/api/${(await params).path.join("/")}`),
);

const registrationCall = forGateways(async (request: Request, { params }: Context) =>
  answerRegistrationCall(request, `/api/${(await params).path.join("/")}`),
);

const certificateCall = forGateways(async (request: Request, { params }: Context) =>
  answerCertificateCall(request, (await params).path.slice(1)),
);

const doorCall = forGateways(async (request: Request, { params }: Context) =>
  answerDoorCall(request, `/api/${(await params).path.join("/")}`),
);

export const POST = forGateways(async (request: Request, { params }: Context) => {
  const segments = (await params).path;
  if (segments[0] === MEMBERS) return memberCall(request, { params });
  if (segments[0] === APPLICATIONS) return applicationCall(request, { params });
  if (segments[0] === REGISTRATIONS) return registrationCall(request, { params });
  if (segments[0] === DOOR) return doorCall(request, { params });
  const path = `/api/${segments.join("/")}`;
  return path === CHECK_USER_PATH ? checkUser(request) : submit(request, path);
});

async function memberOnly(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  return path[0] === MEMBERS ? memberCall(request, { params }) : notFound();
}

export { memberOnly as DELETE, notFound as PATCH, memberOnly as PUT };
