import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readWxr, type WxrItem } from "./read-wxr.ts";
import { WXR_END, WXR_HEAD, wxr, wxrItem } from "./testing/wxr.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "wxr-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(xml: string | Buffer) {
  const file = join(folder, "export.xml");
  await writeFile(file, xml);
  const items: WxrItem[] = [];
  const channel = await readWxr(file, async (item) => void items.push(item));
  return { items, channel };
}

test("reads items with their fields, and counts what isn't taken", async () => {
  const content = "<p>a ]]> b</p>".padEnd(700_000, "x");
  const { items, channel } = await read(
    wxr([{ id: 7, title: "A & <b>", content, meta: { _thumbnail_id: "9", _edit_lock: "1:1" } }]),
  );
  expect(items).toHaveLength(1);
  expect(items[0]!.fields).toMatchObject({
    "wp:post_id": "7",
    title: "A & <b>",
    "content:encoded": content,
  });
  expect(items[0]!.meta).toEqual({ _thumbnail_id: "9" });
  expect(channel.counts).toEqual({ author: 1, category: 1, comment: 1 });
});

test("ignores the control characters that WordPress writes", async () => {
  const { items } = await read(wxr([{ id: 1, title: "a\u0000\u000bb" }]));
  expect(items[0]!.fields["title"]).toBe("ab");
});

test.each<[string, string | Buffer, RegExp]>([
  [
    "entities",
    `<!DOCTYPE rss [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]>${WXR_HEAD.split("?>")[1]}<x>&b;</x>`,
    /document type/,
  ],
  ["unknown entities", WXR_HEAD + "<a>&nbsp;</a>" + WXR_END, /Line \d+: isn't well-formed XML/],
  ["another feed", "<feed/>", /isn't an export of WordPress/],
  [
    "a feed without a version",
    "<rss><channel><item/></channel></rss>",
    /wp:wxr_version is missing/,
  ],
  ["half a file", WXR_HEAD + wxrItem({ id: 1 }).slice(0, 200), /isn't well-formed XML/],
  ["no XML", "GIF89a", /Line 1/],
  ["Latin 1", Buffer.from(wxr([{ id: 1, title: "é" }]), "latin1"), /isn't written in UTF-8/],
  ["a long text", WXR_HEAD + "<x>" + "x".repeat(20_000_000), /longer than 8 MB/],
  ["a long attribute", `${WXR_HEAD}<x a="${"x".repeat(20_000_000)}"/>`, /longer than 8 MB/],
  ["deep elements", WXR_HEAD + "<x>".repeat(100), /nested too deep/],
])("refuses %s", async (_name, xml, message) => {
  await expect(read(xml)).rejects.toThrow(message);
});
