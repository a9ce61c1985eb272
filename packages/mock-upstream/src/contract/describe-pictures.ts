import { memberCall } from "@kdl/schemas/members/member-calls";
import { PICTURE_MAX_BYTES, PICTURE_TYPE } from "@kdl/schemas/members/members";
import { beforeAll, describe, expect, test } from "vitest";
import { type Joined, type MemberClient, memberIn, said } from "./member-client.ts";

/** One white pixel. */
const PIXEL = Buffer.from("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA", "base64");
const HEADER_BYTES = 8;

/** A WebP of this many bytes, an even number: the padding is in a chunk that readers skip. */
function webp(bytes = PIXEL.length): Buffer {
  if (bytes === PIXEL.length) return PIXEL;
  const padding = Buffer.alloc(bytes - PIXEL.length);
  padding.write("JUNK", "latin1");
  padding.writeUInt32LE(padding.length - HEADER_BYTES, 4);
  const whole = Buffer.concat([PIXEL, padding]);
  whole.writeUInt32LE(whole.length - HEADER_BYTES, 4);
  return whole;
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** A member's picture. */
export function describePictures(client: MemberClient): void {
  describe("a picture", () => {
    let asha: Joined;
    beforeAll(async () => {
      asha = await client.join();
    });
    const save = (picture: Uint8Array) =>
      client.call("PUT", memberCall.picture, { picture, session: asha.session });
    const read = ({ session } = asha) => client.fetch("GET", memberCall.picture, { session });

    test("isn't there at first", async () => {
      expect((await client.me(asha)).picture).toBeNull();
      expect((await read()).status).toBe(404);
    });

    test("is returned byte for byte, under a new name each time, until it is removed", async () => {
      const words = [];
      for (const picture of [webp(), webp(PICTURE_MAX_BYTES)]) {
        const answer = await save(picture);
        expect(said(answer)).toBe("200");
        words.push(memberIn(answer).picture);
        const response = await read();
        expect(response.headers.get("content-type")).toBe(PICTURE_TYPE);
        expect((await bytesOf(response)).equals(picture)).toBe(true);
      }
      expect(words).toEqual([expect.any(String), expect.any(String)]);
      expect(words[0]).not.toBe(words[1]);
      const removed = await client.call("DELETE", memberCall.picture, { session: asha.session });
      expect(said(removed)).toBe("200");
      expect(memberIn(removed).picture).toBeNull();
      expect((await read()).status).toBe(404);
    });

    test("is visible only to its member", async () => {
      await save(webp());
      const stranger = await client.join();
      expect((await read(stranger)).status).toBe(404);
    });

    test("may have at most 512 KiB, and must be a WebP", async () => {
      await save(webp());
      const { picture } = await client.me(asha);
      expect(said(await save(webp(PICTURE_MAX_BYTES + 2)))).toBe("413 TOO_LARGE");
      const others = [
        "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "\x89PNG\r\n\x1a\n",
        "<html>",
        "",
      ];
      for (const other of others) {
        expect(said(await save(Buffer.from(other, "latin1")))).toBe("415 FILE_TYPE");
      }
      expect((await client.me(asha)).picture).toBe(picture);
    });
  });
}
