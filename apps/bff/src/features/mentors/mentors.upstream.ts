import { founderWire, mentorWire, type Team } from "@kdl/schemas/content/mentors";
import { resources } from "@kdl/schemas/content/resources";
import { unwrapList } from "@kdl/schemas/content/tolerant-values";
import type { Intake } from "../../content/intake.ts";
import { openingOf } from "../../content/opening-of.ts";

/** A bare array holds only mentors. */
export function readTeam(body: unknown, intake: Intake): Team {
  const founders = Array.isArray(body) ? [] : unwrapList(body, resources.mentors.more.list);
  const clean = <P extends { image: string | null; description: string }>(person: P) => ({
    ...person,
    image: intake.image("team", person.image),
    description: intake.html(person.description),
    opening: openingOf(person.description),
  });
  return {
    mentors: intake.items(mentorWire, unwrapList(body, resources.mentors.list)).map(clean),
    founders: intake.items(founderWire, founders).map(clean),
  };
}
