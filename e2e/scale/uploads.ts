/** A form with a file that is still on its way when its gateway is told to end. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { multipart, partsOf } from "@kdl/mock-upstream/post-sample";
import { fullSample, samplePdf } from "@kdl/mock-upstream/submission-samples";
import { ENDS_WITHIN_MS } from "./restarts.ts";
import type { ScaledSite } from "./site.ts";
import { untilTrue } from "./until-true.ts";

const FILE_BYTES = 1_000_000;

export async function anUploadOutlivesTheSignal(site: ScaledSite): Promise<string> {
  const [{ url, daemon }] = site.gateways;
  const sample = { ...fullSample("volunteer", ""), file: samplePdf(FILE_BYTES) };
  const { type, bytes } = multipart(partsOf(sample));
  const call = request(`${url}/training-form`, {
    method: "POST",
    headers: { accept: "application/json", "content-type": type },
  });
  const answered = once(call, "response") as Promise<[IncomingMessage]>;
  call.write(bytes.subarray(0, bytes.length / 2));

  const ended = daemon.end("SIGTERM");
  await untilTrue("the gateway to take no more connections", () =>
    fetch(`${url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  call.end(bytes.subarray(bytes.length / 2));
  const [response] = await answered;
  const said = await text(response);
  assert.equal(response.statusCode, 201, said);
  assert.equal(response.headers.connection, "close");
  const ms = await ended;
  await daemon.start();
  assert.ok(ms < ENDS_WITHIN_MS, `ended after ${ms} ms`);
  return `answered with ${response.statusCode}, and the gateway had ended after ${Math.round(ms)} ms`;
}
