/** What the gateway's memory does while an upstream takes nothing. */
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { docxDocument } from "@kdl/schemas/testing/documents";
import { applicant, contentType, formBody } from "../src/submissions/uploads/testing/send-form.ts";
import { postForm } from "./post-form.ts";
import { type Place, startPair } from "./upload-pair.ts";

const MIB = 1024 * 1024;
const STALLED = 30;
/** Tenths of a second for which memory is looked at. */
const LOOKS = 50;
const STALLED_FILE_BYTES = 4 * MIB;
export const MAX_GROWTH_BYTES = 48 * MIB;

/** @returns by how much the gateway's memory has grown at most, in bytes */
export async function stalledGrowth(place: Place): Promise<number> {
  const { address, upstreamUrl, gateway } = await startPair(
    "upload-upstream.ts",
    STALLED_FILE_BYTES,
    place,
  );
  const url = `${address}/internship-registration`;
  const bytes = docxDocument({ bytes: STALLED_FILE_BYTES });
  // What any first uploads cost is not what stalled ones cost.
  for (let number = 0; number < STALLED; number += 1) {
    await postForm(url, formBody(applicant(number), { fileName: "cv.docx", bytes }));
  }
  await sleep(1000);
  const failure = { form: "internship", mode: "stall", afterBytes: 1000 };
  await fetch(`${upstreamUrl}/__mock/fail`, { method: "POST", body: JSON.stringify(failure) });
  const before = gateway.memoryBytes();
  const body = formBody(applicant(STALLED), { fileName: "cv.docx", bytes });
  const calls = Array.from({ length: STALLED }, () => {
    const call = request(url, {
      method: "POST",
      headers: { "content-type": contentType, "content-length": body.length },
    });
    call.once("error", () => {});
    call.end(body);
    return call;
  });
  let most = before;
  for (let look = 0; look < LOOKS; look += 1) {
    await sleep(100);
    most = Math.max(most, gateway.memoryBytes());
  }
  const under = await uploadsUnderWay(upstreamUrl);
  for (const call of calls) call.destroy();
  if (under !== STALLED) throw new Error(`${under} uploads had stalled, not ${STALLED}`);
  return most - before;
}

async function uploadsUnderWay(upstreamUrl: string): Promise<number> {
  const posted = (await (await fetch(`${upstreamUrl}/__mock/posted`)).json()) as { body: string }[];
  return posted.filter(({ body }) => body === "coming").length;
}
