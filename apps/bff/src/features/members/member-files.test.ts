import { once } from "node:events";
import { memberFailure, memberSuccess } from "@kdl/schemas/members/member-messages";
import type { Member } from "@kdl/schemas/members/members";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { JSON_ONLY, openEvent, registration, token } from "../../testing/filled-forms.ts";
import { asha, MemberBrowser, ravi } from "../../testing/member-browser.ts";
import { rawRequest } from "../../testing/raw-request.ts";
import { cookiesOf } from "../../testing/test-client.ts";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";

let gateway: TestGateway;
let browser: MemberBrowser;
let photo: Buffer;
beforeAll(async () => {
  gateway = await startTestGateway();
  const create = { width: 800, height: 600, channels: 3, background: "green" } as const;
  photo = await sharp({ create }).jpeg().toBuffer();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.upstream.reset();
  gateway.upstream.addMember(asha);
  browser = new MemberBrowser(gateway.client);
  await browser.logIn();
});

interface Sent {
  name?: string;
  headers?: Record<string, string>;
}

/** Sends a photo as the form of the page does. */
const sendPhoto = (bytes: Buffer, { name = "picture", headers }: Sent = {}) =>
  gateway.client
    .post("/member-picture")
    .set({ ...(browser.cookie && { cookie: browser.cookie }), ...JSON_ONLY, ...headers })
    .field("website", "")
    .attach(name, bytes, { filename: "me.jpg", contentType: "image/jpeg" });

const pictureOf = async () =>
  ((await browser.query("current")).data as { member: Member }).member.picture;

describe("a member's picture", () => {
  test("is made from a photo, shown only to its owner, and removed", async () => {
    expect((await browser.get("/member-picture")).status).toBe(404);
    const sent = await sendPhoto(photo);
    expect(sent).toMatchObject({ status: 201, body: { message: memberSuccess.pictureSaved } });
    const version = await pictureOf();
    const reply = await browser.get(`/member-picture?v=${version}`);
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    const { width, height } = await sharp(reply.body).metadata();
    expect([width, height]).toEqual([512, 512]);

    gateway.upstream.addMember(ravi);
    const stranger = new MemberBrowser(gateway.client);
    expect((await stranger.get(`/member-picture?v=${version}`)).status).toBe(401);
    await stranger.logIn(ravi);
    expect((await stranger.get(`/member-picture?v=${version}`)).status).toBe(404);

    await sendPhoto(photo);
    expect(await pictureOf()).not.toBe(version);
    expect(await browser.call("removePicture")).toMatchObject({
      message: memberSuccess.pictureRemoved,
    });
    expect(await pictureOf()).toBeNull();
    const removed = await browser.post("/member-picture/remove", {});
    expect(removed.headers.location).toBe("/edit-profile?notice=pictureRemoved");
  });

  test("can be sent by a form, which comes back to the profile if the file isn't a picture", async () => {
    const html = { accept: "text/html" };
    const sent = await sendPhoto(photo, { headers: html });
    expect([sent.status, sent.headers["location"]]).toEqual([
      303,
      "/edit-profile?notice=pictureSaved",
    ]);
    await browser.send("saveStep", { name: "Asha", city: "Vizag" }, { step: "personal" });
    const refused = await sendPhoto(Buffer.from("<svg/>"), { headers: html });
    expect(refused.status).toBe(422);
    expect(gateway.web.returned()).toMatchObject({
      form: "profile-personal",
      answers: { name: "Asha", city: "Vizag" },
      fields: { picture: memberFailure.pictureType },
    });
  });

  test.each([
    ["SVG that says it is a JPEG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["nothing", Buffer.alloc(0)],
  ])("is refused if it is %s", async (_name, bytes) => {
    expect(await sendPhoto(bytes)).toMatchObject({
      status: 422,
      body: {
        code: "UNPROCESSABLE_CONTENT",
        message: memberFailure.pictureType,
        fields: { picture: memberFailure.pictureType },
      },
    });
    expect(await pictureOf()).toBeNull();
  });

  test("is refused if it is too large, without reading the rest into memory", async () => {
    const large = Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024)]);
    expect(await sendPhoto(large)).toMatchObject({
      status: 413,
      body: { message: memberFailure.pictureTooLarge },
    });
  });

  test("needs a session, the right control and multipart", async () => {
    expect(await sendPhoto(photo, { name: "other" })).toMatchObject({ status: 400 });
    expect((await browser.post("/member-picture", {}, JSON_ONLY)).status).toBe(415);
    browser.cookies.clear();
    expect(await sendPhoto(photo)).toMatchObject({
      status: 401,
      body: { message: memberFailure.sessionEnded },
    });
    browser.cookies.set("session", "x".repeat(43));
    const ended = await sendPhoto(photo);
    expect(ended.status).toBe(401);
    expect(cookiesOf(ended)).toContainEqual({ name: "session", value: "", isDeleted: true });
  });

  test("is never accepted from another site", async () => {
    const foreign = await sendPhoto(photo, { headers: { "sec-fetch-site": "cross-site" } });
    expect(foreign.status).toBe(403);
  });

  test("isn't served if the upstream sends something else", async () => {
    await sendPhoto(photo);
    for (const mode of ["not-json", "huge", "reset"] as const) {
      gateway.upstream.fail({ path: "/api/members/me/picture", mode, times: 1 });
      expect((await browser.get("/member-picture")).status).toBe(503);
    }
    gateway.upstream.heal();
  });

  test("that is cut off changes nothing", async () => {
    const headers = {
      cookie: browser.cookie,
      "content-type": "multipart/form-data; boundary=x",
      "content-length": "1000",
    };
    const url = gateway.address;
    const arrived = once(gateway.app.server, "request");
    const broken = rawRequest(url, "/member-picture", { method: "POST", headers });
    await arrived;
    gateway.app.server.closeAllConnections();
    await expect(broken).rejects.toThrow("socket hang up");
    expect(await pictureOf()).toBeNull();
  });
});

describe("an event for the calendar", () => {
  test("is a file for the person who registered", async () => {
    const { slug } = openEvent(gateway.upstream);
    const answers = { ...registration, email: asha.email, form_token: token };
    await browser.post(`/event-registration/${slug}`, answers);
    const { data } = await browser.query("submissions");
    const [{ reference }] = data as [{ reference: string }];
    const reply = await browser.get(`/my-events/${reference}.ics`);
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${reference}.ics"`,
      "cache-control": "private, no-store",
    });
    expect(reply.text).toContain("BEGIN:VEVENT");
  });

  test("isn't available to anybody else", async () => {
    const unknown = await browser.get("/my-events/EVT-7K3Q9M.ics", JSON_ONLY);
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ message: memberFailure.unknownRegistration });
    expect(unknown.headers["content-disposition"]).toBeUndefined();
    for (const path of [
      "x.ics",
      "EVT-7K3Q9M",
      "EVT-7K3Q9M.html",
      "EVT-7K3Q9M.ics.html",
      "..%2fme.ics",
    ]) {
      expect((await browser.get(`/my-events/${path}`)).status).toBe(404);
    }
  });

  test("asks to log in", async () => {
    browser.cookies.clear();
    const url = "/my-events/EVT-7K3Q9M.ics";
    const reply = await browser.get(url, { accept: "text/html" });
    expect(reply.headers.location).toBe("/user-login?next=%2Fview-profile%3Ftab%3Devents");
    expect((await browser.get(url, JSON_ONLY)).status).toBe(401);
  });
});
