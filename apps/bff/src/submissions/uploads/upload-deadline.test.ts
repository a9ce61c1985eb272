import type { ClientRequest } from "node:http";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { pdfDocument } from "@kdl/schemas/testing/documents";
import { expect, test } from "vitest";
import { rawRequest } from "../../testing/raw-request.ts";
import { startTestGateway } from "../../testing/test-gateway.ts";
import { applicant, contentType, formBody } from "./testing/send-form.ts";

const MIB = 1024 * 1024;

test.each([
  ["the client takes it", 408, submissionFailure.stalled],
  ["the upstream takes it", 503, submissionFailure.internship],
])("a whole upload has its time, also when %s", async (who, expected, message) => {
  const isSlowUpstream = who.includes("upstream");
  // What comes before the upstream's turn has its time as well.
  const totalMs = isSlowUpstream ? 1_500 : 600;
  const hasty = await startTestGateway({ uploadLimits: { totalMs, stallMs: totalMs - 100 } });
  try {
    if (isSlowUpstream) hasty.upstream.fail({ form: "internship", mode: "hang" });
    const body = formBody(applicant(), {
      fileName: "cv.pdf",
      bytes: pdfDocument({ bytes: 4 * MIB }),
    });
    const send = (request: ClientRequest) => {
      if (isSlowUpstream) return void request.end(body);
      const timer = setInterval(() => request.write("x"), 50);
      request.once("response", () => clearInterval(timer));
      request.write(body.subarray(0, MIB));
    };
    const headers = {
      accept: "application/json",
      "content-type": contentType,
      "content-length": String(body.length),
    };
    const reply = await rawRequest(hasty.address, "/internship-registration", {
      method: "POST",
      headers,
      send,
    });
    expect(reply.status).toBe(expected);
    expect(JSON.parse(String(reply.body))).toMatchObject({ message });
    expect(hasty.upstream.submissions()).toEqual([]);
  } finally {
    await hasty.close();
  }
});
