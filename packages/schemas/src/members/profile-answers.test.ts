import { describe, expect, test } from "vitest";
import { shownProfileAnswers } from "./profile-answers.ts";
import { profileForms } from "./profile-forms.ts";

const find = (shown: ReturnType<typeof shownProfileAnswers>, name: string) =>
  shown.find((answer) => answer.name === name);

const hrefOf = (portfolio_url: string) =>
  find(shownProfileAnswers("skills", { portfolio_url }), "portfolio_url")?.href;

describe("answers of a profile", () => {
  test("come in the form's order, answered or not", () => {
    const shown = shownProfileAnswers("personal", { name: "Asha Rao", city: " " });
    expect(shown.map(({ name }) => name)).toEqual(profileForms.personal.fields);
    expect(find(shown, "name")).toMatchObject({ label: "Name", texts: ["Asha Rao"] });
    expect(find(shown, "city")?.texts).toEqual([]);
    expect(find(shown, "state")?.texts).toEqual([]);
  });

  test("are labels, not the values on the wire", () => {
    const shown = shownProfileAnswers("personal", {
      gender: "female",
      date_of_birth: "2004-02-29",
    });
    expect(find(shown, "gender")?.texts).toEqual(["Female"]);
    expect(find(shown, "date_of_birth")?.texts).toEqual(["Feb 29, 2004"]);
  });

  test("stay as they are if they are no longer a valid choice or date", () => {
    const shown = shownProfileAnswers("personal", { gender: "x", date_of_birth: "soon" });
    expect(find(shown, "gender")?.texts).toEqual(["x"]);
    expect(find(shown, "date_of_birth")?.texts).toEqual(["soon"]);
  });

  test("are links only if the address is safe", () => {
    expect(hrefOf("https://asha.example/work")).toBe("https://asha.example/work");
    expect(hrefOf("javascript:alert(1)")).toBeNull();
    expect(hrefOf("asha.example")).toBeNull();
  });

  test("keep every entry of a list", () => {
    const shown = shownProfileAnswers("skills", { skills: ["Python", "React"] });
    expect(find(shown, "skills")?.texts).toEqual(["Python", "React"]);
  });
});
