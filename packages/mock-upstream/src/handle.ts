import type { IncomingMessage, ServerResponse } from "node:http";
import { answer } from "./answer.ts";
import { control } from "./control.ts";
import { answerCertificate, isCertificatePath } from "./certificates/answer-certificate.ts";
import { extensionHeaders } from "./extensions.ts";
import { takeFailure } from "./failure.ts";
import { answerMember, isLinkPath, isMemberPath } from "./members/answer-member.ts";
import { misbehave } from "./misbehave.ts";
import { json, send } from "./reply.ts";
import { refuseUnsigned, signedBody } from "./signatures.ts";
import type { MockState } from "./state.ts";
import { answerSubmission, takesPosts } from "./submissions/answer-submission.ts";
import { handleSubmission } from "./submissions/handle-submission.ts";

/** Handles every request: first the test's own, then failures, then the contract. */
export async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  state: MockState,
): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://mock");
  if (pathname.startsWith("/__mock/")) {
    const reply = await control(request, pathname, state).catch((error: unknown) =>
      json(400, { message: String(error) }),
    );
    send(response, reply);
    return;
  }
  state.calls.set(pathname, (state.calls.get(pathname) ?? 0) + 1);
  if (state.outage) {
    request.socket.resetAndDestroy();
    return;
  }
  const headers = extensionHeaders(state);
  const unsigned = refuseUnsigned(request, state);
  if (unsigned) {
    send(response, { ...unsigned, headers: { ...unsigned.headers, ...headers } });
    return;
  }
  const failure = takeFailure(state.failures, pathname);
  const common = { request, response, path: pathname, failure, headers };
  const contentType = request.headers["content-type"] ?? "";
  if (request.method === "POST" && takesPosts(pathname, state)) {
    await handleSubmission({
      ...common,
      note: (posted) => state.posted.push(posted),
      answer: ({ path, key, flag, requestId }, body) =>
        answerSubmission(
          {
            path,
            body: signedBody(body, request, state),
            contentType,
            headers: { key, flag, requestId },
          },
          state,
        ),
    });
    return;
  }
  if (isMemberPath(pathname, state) || isLinkPath(pathname, state)) {
    const { method = "", headers: sent } = request;
    const authorization = sent.authorization ?? "";
    await handleSubmission({
      ...common,
      note: (posted) => method !== "GET" && state.posted.push(posted),
      answer: ({ path }, body) =>
        answerMember(
          { method, path, contentType, authorization, body: signedBody(body, request, state) },
          state,
        ),
    });
    return;
  }
  const answered = isCertificatePath(pathname, state)
    ? answerCertificate(request.method ?? "", pathname, state)
    : answer(request, pathname, state);
  const reply = { ...answered, headers };
  if (failure) misbehave(failure, reply, request, response);
  else send(response, reply);
}
