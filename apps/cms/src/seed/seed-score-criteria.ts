import { applicationForms } from "@kdl/schemas/applications/stages";
import { shippedCriteria } from "../scorecards/shipped-criteria.ts";
import type { Seeder } from "./create-seeder.ts";

/** Criteria for scorecards of each form, for staff to change. */
export async function seedScoreCriteria(seeder: Seeder): Promise<void> {
  for (const form of applicationForms) {
    await seeder.document("score-criteria", `score-criteria-${form}`, async () => ({
      form,
      criteria: shippedCriteria[form].map(({ key: _key, ...criterion }) => criterion),
    }));
  }
}
