import { CONTENT_DIGEST_HEADER, contentDigest } from "@kdl/schemas/contract/request-signature";
import { expect, test } from "vitest";
import { readJson } from "./read-json.ts";

type Body = string | Uint8Array<ArrayBuffer>;

/** @param signed the body of which the gateway gave the digest */
function read(body: Body, type = "application/json", signed = body) {
  const headers = { "content-type": type, [CONTENT_DIGEST_HEADER]: contentDigest(signed) };
  return readJson(new Request("http://cms.invalid", { method: "POST", headers, body }));
}
const refusal = (status: number) => ({ refusal: { status } });

test("reads an object", async () => {
  expect(
    await read('{"name": "Asha", "skills": ["CSS"]}', "application/json; charset=utf-8"),
  ).toEqual({ name: "Asha", skills: ["CSS"] });
});

test.each([
  ["no JSON", "hello"],
  ["half of an object", '{"name": "Ash'],
  ["nothing", ""],
  ["a list", "[]"],
  ["a text", '"name"'],
  ["null", "null"],
  ["deep lists", `{"name": ${"[".repeat(30_000)}${"]".repeat(30_000)}}`],
  ["deep objects", '{"a": {"b": {"c": {"d": {}}}}}'],
])("refuses %s", async (_, text) => {
  await expect(read(text)).rejects.toMatchObject(refusal(400));
});

test("refuses what is not UTF-8, and other types", async () => {
  await expect(read(Uint8Array.from([0x22, 0xff, 0x22]))).rejects.toMatchObject(refusal(400));
  await expect(read("{}", "text/plain")).rejects.toMatchObject(refusal(400));
});

test("refuses a body that isn't the one that was signed, or that has no digest", async () => {
  const wrong = { refusal: { status: 401, code: "WRONG_SIGNATURE" } };
  await expect(read('{"a":"b"}', undefined, '{"a":"c"}')).rejects.toMatchObject(wrong);
  const headers = { "content-type": "application/json" };
  const bare = new Request("http://cms.invalid", { method: "POST", headers, body: "{}" });
  await expect(readJson(bare)).rejects.toMatchObject(wrong);
});

/** An object of just this many bytes. */
const body = (size: number) => `{"a":"${"x".repeat(size - 8)}"}`;

test("takes 64 KiB and not a byte more", async () => {
  await read(body(65_536));
  await expect(read(body(65_537))).rejects.toMatchObject(refusal(413));
});

test("refuses a body whose sender disconnects, without logging an error", async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"a":'));
      controller.error(new Error("aborted"));
    },
  });
  const headers = { "content-type": "application/json", [CONTENT_DIGEST_HEADER]: "sha-256=:x:" };
  const init = { method: "POST", headers, body: broken, duplex: "half" } as const;
  const request = new Request("http://cms.invalid", init);
  await expect(readJson(request)).rejects.toMatchObject(refusal(400));
});
