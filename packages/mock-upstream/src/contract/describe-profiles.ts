import { memberCall } from "@kdl/schemas/members/member-calls";
import { profileStepNames, type ProfileStepName } from "@kdl/schemas/members/members";
import { beforeAll, describe, expect, test } from "vitest";
import { type Joined, type MemberClient, memberIn, said } from "./member-client.ts";

const LINES = 'Flat 4, "Sea View"\nBeach Road\nవిశాఖపట్నం 🚀 <b>bold</b> =1+1';

const full: Record<ProfileStepName, Record<string, string | string[]>> = {
  personal: {
    name: "Asha Lakshmi Rao",
    phone: "9876543210",
    date_of_birth: "2001-02-28",
    gender: "female",
    blood_group: "AB-",
    country: "India",
    state: "Andhra Pradesh",
    city: "Visakhapatnam",
    address: LINES,
  },
  educational: {
    highest_qualification: "B.Tech",
    college_name: "Andhra University",
    branch: "Computer Science",
    year_of_graduation: "2023",
    cgpa: "8.75",
    school_name: "St. Joseph's",
  },
  skills: {
    skills: ["Node.js"],
    other_skills: "Soldering",
    previous_experience: "yes",
    experience: LINES,
    linkedin_url: "https://www.linkedin.com/in/asha-rao",
    portfolio_url: "https://asha.example.org/work",
  },
  additional: {
    hobbies: ["Reading", "Music"],
    languages: "Telugu, English",
    are_you_a_vizag_volunteer: "1",
    about: LINES,
    emergency_name: "Ravi Rao",
    emergency_phone: "9876501234",
  },
  internship: {
    intrested_to_learn: "Web Development",
    duration: "3 Months",
    available_timings: "yes",
    expectations: LINES,
  },
};

const wrong: Record<ProfileStepName, [field: string, answer: string]> = {
  personal: ["state", "Bavaria"],
  educational: ["cgpa", "10.01"],
  skills: ["linkedin_url", "javascript:alert(1)"],
  additional: ["emergency_phone", "12345"],
  internship: ["duration", "forever"],
};

/** The five steps of a profile. */
export function describeProfiles(client: MemberClient): void {
  describe("a profile", () => {
    let asha: Joined;
    beforeAll(async () => {
      asha = await client.join();
    });
    const save = (step: string, body: unknown) =>
      client.call("PUT", memberCall.profile(step as ProfileStepName), {
        body,
        session: asha.session,
      });

    test("is empty at first", async () => {
      const { body } = await client.call("GET", memberCall.me, { session: asha.session });
      expect(body["profile"]).toEqual(
        Object.fromEntries(profileStepNames.map((step) => [step, null])),
      );
    });

    test.each(profileStepNames)(
      "keeps its step %s as it was sent, beside all others",
      async (step) => {
        const { profile: before } = await client.me(asha);
        const answer = await save(step, full[step]);
        expect(said(answer)).toBe("200");
        const member = memberIn(answer);
        expect(member.profile).toEqual({ ...before, [step]: full[step] });
        expect(await client.me(asha)).toEqual(member);
      },
    );

    test.each(profileStepNames)("refuses a wrong answer in its step %s", async (step) => {
      const { profile: before } = await client.me(asha);
      const [field, given] = wrong[step];
      const answers = [
        await save(step, { ...full[step], [field]: given }),
        await save(step, { ...full[step], is_admin: "1" }),
      ];
      expect(answers.map(said)).toEqual(["422 INVALID", "422 INVALID"]);
      expect(answers[0]?.body["fields"]).toHaveProperty(field);
      expect(answers[1]?.body["fields"]).toHaveProperty("is_admin");
      expect((await client.me(asha)).profile).toEqual(before);
    });

    test("calls the member by the name in it", async () => {
      await save("personal", { ...full.personal, name: "Asha R." });
      expect((await client.me(asha)).name).toBe("Asha R.");
    });

    test("gives answers back that were taken out", async () => {
      const emptied = { ...full.personal, phone: "", state: "" };
      await save("personal", emptied);
      expect((await client.me(asha)).profile.personal).toEqual(emptied);
    });

    test("has no other step", async () => {
      expect((await save("secrets", {})).status).toBe(404);
    });

    test("accepts only JSON objects", async () => {
      expect(said(await save("personal", []))).toBe("400 MALFORMED");
    });
  });
}
