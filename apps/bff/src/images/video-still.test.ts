import { expect, test } from "vitest";
import { videoStill } from "./video-still.ts";

const vimeoSays = (text: string) => ({
  read: async (address: string) => {
    expect(address).toBe("https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F1234567");
    return { headers: {}, body: Buffer.from(text) };
  },
});
const still = (address: string) => JSON.stringify({ thumbnail_url: address });

test("an id of YouTube names its still", async () => {
  const client = { read: () => Promise.reject(new Error("not asked")) };
  expect(await videoStill("abc-_DEF123", client)).toBe(
    "https://i.ytimg.com/vi/abc-_DEF123/hqdefault.jpg",
  );
});

test("Vimeo is asked for the still of its ids", async () => {
  const address = "https://i.vimeocdn.com/video/1.jpg";
  expect(await videoStill("1234567", vimeoSays(still(address)))).toBe(address);
});

test.each([
  still("https://elsewhere.example/1.jpg"),
  still("https://vimeocdn.com.elsewhere.example/1.jpg"),
  still("http://i.vimeocdn.com/1.jpg"),
  still("nonsense"),
  "{}",
  "nonsense",
])("an answer of %s leads nowhere", async (text) => {
  expect(await videoStill("1234567", vimeoSays(text))).toBeNull();
});

test("anything else is no id", async () => {
  expect(await videoStill("../../x", vimeoSays(""))).toBeNull();
});
