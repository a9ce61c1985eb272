import { expect, test } from "vitest";
import { announcement } from "./announcement.ts";
import { readSettings } from "./settings.ts";

const made = { value: "made-just-now", file: "/data/secrets/cms-admin-password", isNew: true };

const passwordLine = (password: typeof made, isNew: boolean | null) =>
  announcement({
    settings: readSettings({}),
    adminAccount: { password, isNew },
    seconds: 1,
    upstreamReached: true,
  })
    .split("\n")
    .find((line) => line.includes("Password"));

test("a new account's password is shown", () => {
  expect(passwordLine(made, true)).toContain("made-just-now  (kept in /data/secrets/");
});

test("after a restore, a generated password that doesn't work isn't shown", () => {
  expect(passwordLine(made, false)).not.toContain("made-just-now");
  expect(passwordLine(made, null)).toContain("unless the database already has an account");
});

test("a password that is kept isn't shown again", () => {
  const line = passwordLine({ ...made, isNew: false }, false);
  expect(line).toContain("in /data/secrets/cms-admin-password");
  expect(line).not.toContain("made-just-now");
});
