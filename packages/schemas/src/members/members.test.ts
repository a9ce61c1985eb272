import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  accountForms,
  changeUsernameForm,
  logInForm,
  signUpForm,
  verifyEmailForm,
} from "./account-forms.ts";
import { checkForm } from "../forms/form.ts";
import { fieldMessage } from "../forms/form-messages.ts";
import {
  memberSessionWire,
  memberSubmissionsWire,
  memberWire,
} from "../contract/member-replies.ts";
import { accountFormNames, profileStepNames } from "./members.ts";
import { educationalForm, personalForm, profileForms, skillsForm } from "./profile-forms.ts";

const token = "t".repeat(43);
const at = { now: new Date("2026-06-15T12:00:00Z") };

describe("accounts", () => {
  test("a password keeps its spaces, and both encodings of an accent are equal", () => {
    const answers = { token, password: "  cafe\u0301 au lait " };
    expect(checkForm(verifyEmailForm, answers, at)).toMatchObject({
      ok: true,
      values: { token, password: "  café au lait " },
    });
  });

  test("a sign-up takes a name and an address, and no password", () => {
    const answers = { name: " Asha  Rao ", email: " asha@example.org " };
    expect(checkForm(signUpForm, answers, at)).toMatchObject({
      ok: true,
      values: { name: "Asha Rao", email: "asha@example.org" },
    });
    const fields = { password: expect.any(String) };
    expect(checkForm(signUpForm, { ...answers, password: "x".repeat(20) }, at)).toMatchObject({
      ok: false,
      fields,
    });
  });

  test.each([
    ["", fieldMessage.missing("Password")],
    ["eleven char", fieldMessage.passwordShort(12)],
    ["x".repeat(129), fieldMessage.tooLong("Password", 128)],
  ])("a new password is refused: %s", (password, message) => {
    const check = checkForm(verifyEmailForm, { token, password }, at);
    expect(check).toMatchObject({ ok: false, message, fields: { password: message } });
  });

  test("a log-in accepts names and passwords that were once allowed", () => {
    const answers = { username: "asha", password: "short" };
    expect(checkForm(logInForm, answers, at).ok).toBe(true);
  });

  test.each(["ab", "1asha", "Asha", "asha@home", "a".repeat(31), "аsha"])(
    "%s isn't a username",
    (username) => {
      expect(checkForm(changeUsernameForm, { username }, at).ok).toBe(false);
    },
  );

  test("every secret of a form is one of its fields", () => {
    expect(Object.keys(accountForms)).toEqual([...accountFormNames]);
    for (const form of Object.values(accountForms)) {
      expect(form.fields).toEqual(expect.arrayContaining([...form.secrets]));
    }
  });
});

describe("profiles", () => {
  test.each([
    ["8.50", "8.5"],
    ["10", "10"],
    ["0", "0"],
    ["7,25", "7.25"],
  ])("a CGPA of %s is %s", (cgpa, kept) => {
    expect(checkForm(educationalForm, { cgpa }, at)).toMatchObject({ values: { cgpa: kept } });
  });

  test.each(["10.01", "-1", "8.555", "nine", "1e1"])("%s isn't a CGPA", (cgpa) => {
    const message = fieldMessage.cgpa;
    expect(checkForm(educationalForm, { cgpa }, at)).toMatchObject({ ok: false, message });
  });

  test.each([
    ["India", "Andhra Pradesh", true],
    ["India", "Bavaria", false],
    ["Germany", "Bavaria", true],
    ["Atlantis", "", false],
    ["", "Anywhere", true],
  ])("in %s, the state %s: %s", (country, state, ok) => {
    expect(checkForm(personalForm, { name: "Asha", country, state }, at).ok).toBe(ok);
  });

  test("a web address gets https", () => {
    const check = checkForm(skillsForm, { portfolio_url: "asha.example.org/work" }, at);
    expect(check).toMatchObject({ values: { portfolio_url: "https://asha.example.org/work" } });
  });

  test.each(["javascript:alert(1)", "http://a.org", "https://u:p@a.org", "https://local"])(
    "%s isn't a web address",
    (portfolio_url) => {
      expect(checkForm(skillsForm, { portfolio_url }, at).ok).toBe(false);
    },
  );

  test("an empty step may be saved, but the name is required", () => {
    for (const step of profileStepNames) {
      const check = checkForm(profileForms[step], {}, at);
      expect(check.ok).toBe(step !== "personal");
    }
  });

  test("the check handles any input, and accepted values pass again unchanged", () => {
    for (const form of Object.values(profileForms)) {
      const field = fc.constantFrom(...form.fields, "other");
      fc.assert(
        fc.property(fc.dictionary(field, fc.anything()), (answers) => {
          const check = checkForm(form, answers, at);
          const again = check.ok ? checkForm(form, check.values, at) : check;
          expect(again).toEqual(check);
        }),
      );
    }
  });
});

describe("the wire", () => {
  const member = { id: 7, name: "Asha", email: "asha@example.org", profile: { skills: null } };
  const read = {
    id: "7",
    name: "Asha",
    email: "asha@example.org",
    username: null,
    picture: null,
    profile: { personal: {}, educational: {}, skills: {}, additional: {}, internship: {} },
  };

  test("a member with nothing but an account", () => {
    expect(memberWire.parse(member)).toEqual(read);
  });

  test("a session", () => {
    const session = "s".repeat(43);
    const wire = { session, expires_at: "2026-07-15T12:00:00Z", member };
    expect(memberSessionWire.parse(wire)).toEqual({
      token: session,
      expiresAt: "2026-07-15T12:00:00Z",
      member: read,
    });
  });

  test("a registration", () => {
    const wire = {
      form: "event-registration",
      reference: "K7Q4-M2XR",
      status: "received",
      sent_at: "2026-06-01T08:00:00.000Z",
      event: {
        slug: "open-day",
        name: "Open day",
        starts_at: "2026-07-01T10:00:00+05:30",
        ends_at: "2026-07-01T12:00:00+05:30",
      },
      can_cancel: true,
    };
    expect(memberSubmissionsWire.parse({ submissions: [wire] })).toEqual([
      {
        form: "event-registration",
        reference: "K7Q4-M2XR",
        status: "received",
        sentAt: "2026-06-01T08:00:00.000Z",
        application: null,
        registration: null,
        about: "",
        event: {
          slug: "open-day",
          name: "Open day",
          type: "",
          startsAt: "2026-07-01T10:00:00+05:30",
          endsAt: "2026-07-01T12:00:00+05:30",
          location: "",
          isCancelled: false,
        },
        canCancel: true,
        certificate: null,
      },
    ]);
  });
});
