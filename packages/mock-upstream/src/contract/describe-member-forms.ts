import { accountForms } from "@kdl/schemas/members/account-forms";
import { checkForm } from "@kdl/schemas/forms/form";
import { accountFormNames } from "@kdl/schemas/members/members";
import { beforeAll, describe, expect, test } from "vitest";
import { type Joined, type MemberClient, said } from "./member-client.ts";

/** Whatever an account's form doesn't take. */
export function describeMemberForms(client: MemberClient): void {
  describe("forms of an account", () => {
    let asha: Joined;
    beforeAll(async () => {
      asha = await client.join();
    });

    describe.each(accountFormNames)("the %s form", (name) => {
      const form = accountForms[name];

      test("is told every missing answer in the form's words", async () => {
        const answer = await client.post(form.path, {}, asha.session);
        expect(said(answer)).toBe("422 INVALID");
        const { fields, message } = checkForm(form, {}, { now: new Date() }) as Record<
          string,
          unknown
        >;
        expect(answer.body).toMatchObject({ message, fields });
      });

      test("is refused with a field that it doesn't have", async () => {
        const answer = await client.post(form.path, { is_admin: "1" }, asha.session);
        expect(said(answer)).toBe("422 INVALID");
        expect(answer.body["fields"]).toHaveProperty("is_admin");
      });

      test("is refused as another kind of body", async () => {
        const answers = [
          await client.post(form.path, [], asha.session),
          await client.call("POST", form.path, { session: asha.session }),
          await client.call("POST", form.path, {
            session: asha.session,
            picture: Buffer.from("{}"),
          }),
        ];
        expect(answers.map(said)).toEqual(answers.map(() => "400 MALFORMED"));
      });
    });
  });
}
