import type { Role } from "../access/permissions.ts";
import { fieldMessage } from "@kdl/schemas/forms/form-messages";
import type { Payload } from "payload";
import { beforeAll, expect, test, vi } from "vitest";
import type { User } from "../payload-types.ts";
import { askApi, fieldErrors, sessionOf } from "../testing/payload-api.ts";
import { startPayload } from "../testing/start-payload.ts";

const good = "a-lighthouse-at-noon";
const short = fieldMessage.passwordShort(12);
const guessable = fieldMessage.passwordCommon;
const weak = [
  ["abc", short],
  ["password", short],
  ["passwordpassword", guessable],
  ["qwertyqwerty", guessable],
  ["KalingaDreamLabs", guessable],
  ["meera.krishnan", guessable],
  ["Meera Krishnan 1", guessable],
  ["x".repeat(129), fieldMessage.tooLong("Password", 128)],
] as const;

// Every password is hashed, which is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

let payload: Payload;
let admin: User;
let editor: User;
const person = (role: Role, email: string) => ({
  name: "Meera Krishnan",
  email,
  roles: [role],
});

beforeAll(async () => {
  payload = await startPayload();
  const create = (role: Role, email: string) =>
    payload.create({ collection: "users", data: { ...person(role, email), password: good } });
  admin = await create("admin", "admin@example.org");
  editor = await create("editor", "meera.krishnan@example.org");
});

const logIn = (email: string, password = good) =>
  askApi("POST", "users/login", { email, password });
const asAdmin = async () => sessionOf(await logIn(admin.email));

/** The token of a requested mail. */
const resetToken = () =>
  payload.forgotPassword({
    collection: "users",
    data: { email: editor.email },
    disableEmail: true,
  });

test.each(weak)("%s is refused wherever a password is set, at its field", async (password, why) => {
  const headers = await asAdmin();
  const created = { ...person("editor", `x.${editor.email}`), password };
  const answers = await Promise.all([
    askApi("POST", "users", created, headers),
    askApi("PATCH", `users/${editor.id}`, { password }, headers),
    askApi("PATCH", `users?where[id][equals]=${editor.id}`, { password }, headers),
    askApi("POST", "users/reset-password", { token: await resetToken(), password }),
  ]);
  const [creation, edit, inBulk, reset] = answers;
  for (const answer of [creation, edit, reset]) {
    expect(answer.status).toBe(400);
    expect(fieldErrors(answer)).toEqual({ password: why });
  }
  expect(inBulk.status).toBe(400);
  expect(inBulk.text).toContain(why);
  for (const { text } of answers) expect(text).not.toContain(`"password":"${password}"`);
  expect((await logIn(editor.email)).status).toBe(200);
});

test("the same rule applies to the API's first account and to accounts that programs create", async () => {
  const data = { ...person("admin", "first@example.org"), password: "abc" };
  await expect(payload.create({ collection: "users", data })).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path: "password", message: short }] },
  });
  await expect(
    payload.update({ collection: "users", id: editor.id, data: { password: "abc" } }),
  ).rejects.toMatchObject({ status: 400 });
});

test("a mailed link still works after a password was refused", async () => {
  const token = await resetToken();
  expect((await askApi("POST", "users/reset-password", { token, password: "abc" })).status).toBe(
    400,
  );
  const reset = await askApi("POST", "users/reset-password", { token, password: good });
  expect(reset.status).toBe(200);
});

test.each([[{ $gt: "" }], [["abc"]], [123456789012345], [true], [{}]])(
  "%j isn't a password",
  async (password) => {
    const headers = await asAdmin();
    const data = { ...person("editor", "x@example.org"), password };
    expect((await askApi("POST", "users", data, headers)).status).toBe(400);
    const edited = await askApi("PATCH", `users/${editor.id}`, { password }, headers);
    expect(edited.status).toBe(400);
  },
);

test("other changes don't require a password", async () => {
  const headers = await asAdmin();
  const values = { name: "Meera Krishnan", password: "" };
  expect((await askApi("PATCH", `users/${editor.id}`, values, headers)).status).toBe(200);
  expect((await logIn(editor.email)).status).toBe(200);
});

test("a new password or role ends the account's other sessions", async () => {
  const [own, other] = [await logIn(editor.email), await logIn(editor.email)];
  const isOpen = async (answer: typeof own) =>
    (await askApi("GET", "users/me", undefined, sessionOf(answer))).json["user"] !== null;
  const change = (values: object, headers: Record<string, string>) =>
    askApi("PATCH", `users/${editor.id}`, values, headers);

  expect((await change({ name: "Meera K." }, sessionOf(own))).status).toBe(200);
  expect([await isOpen(own), await isOpen(other)]).toEqual([true, true]);
  expect((await change({ password: good }, sessionOf(own))).status).toBe(200);
  expect([await isOpen(own), await isOpen(other)]).toEqual([true, false]);
  expect((await change({ roles: ["admin"] }, await asAdmin())).status).toBe(200);
  expect(await isOpen(own)).toBe(false);

  const late = await logIn(editor.email);
  const [here, there] = [await logIn(admin.email), await logIn(admin.email)];
  const inBulk = await askApi(
    "PATCH",
    `users?where[id][in]=${editor.id},${admin.id}`,
    { roles: ["editor"] },
    sessionOf(here),
  );
  expect(inBulk.status).toBe(200);
  expect([await isOpen(late), await isOpen(here), await isOpen(there)]).toEqual([
    false,
    true,
    false,
  ]);
  await payload.update({ collection: "users", id: admin.id, data: { roles: ["admin"] } });
});

test("using a mailed link ends all sessions", async () => {
  const before = await logIn(editor.email);
  const answer = await askApi("POST", "users/reset-password", {
    token: await resetToken(),
    password: good,
  });
  expect(answer.status).toBe(200);
  const { json } = await askApi("GET", "users/me", undefined, sessionOf(before));
  expect(json["user"]).toBeNull();
});

test("no part of a password is ever sent back", async () => {
  const headers = await asAdmin();
  await resetToken();
  const { id: reader, email } = editor;
  const answers = [
    await logIn(email),
    await logIn(email, "a wrong one"),
    await askApi("GET", `users/${reader}?depth=5&showHiddenFields=true`, undefined, headers),
    await askApi("GET", "users?select[hash]=true&select[salt]=true", undefined, headers),
    await askApi("GET", "users/me?showHiddenFields=true", undefined, headers),
    await askApi("PATCH", `users/${reader}`, { password: good }, headers),
    await askApi("POST", "users/refresh-token", undefined, headers),
    await askApi("POST", "users/reset-password", { token: await resetToken(), password: good }),
  ];
  for (const { text } of answers) {
    expect(text).not.toMatch(/"(?:password|hash|salt|resetPassword\w*)":/);
    expect(text).not.toContain(good);
  }
});
