/** Sixty applications in all stages, for a demo site. */
import type {
  ApplicationForm,
  Decision,
  StageActor,
  StageName,
} from "@kdl/schemas/applications/stages";
import { checkForm } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import type { Payload } from "payload";
import type { StaffSignature } from "../access/staff.ts";
import { changeStage } from "../applications/change-stage.ts";
import { inTransaction } from "../database/transactions.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { findCriteria } from "../scorecards/find-criteria.ts";
import { saveScorecard } from "../scorecards/save-scorecard.ts";
import { accept } from "../submissions/accept.ts";
import { addNote } from "../submissions/notes.ts";
import { demoAnswers } from "./answers.ts";
import { addInterview } from "./interviews.ts";
import { demoPerson } from "./people.ts";
import { storedResume } from "./resume-pdf.ts";

const DAY_MS = 24 * 60 * 60_000;
const APPLICATIONS = 60;
/** Fewer than applications: the last ones come from people who have already sent another form. */
const PEOPLE = 52;
const personOf = (index: number) => demoPerson(index < PEOPLE ? index : index - PEOPLE + 5);

/** The stages that an application has gone through; applications get these journeys in turn. */
interface Journey {
  stages: readonly [StageName, StageActor][];
  pending?: Decision;
}

const staff = (...stages: StageName[]): [StageName, StageActor][] =>
  stages.map((stage) => [stage, "staff"]);

const journeys: readonly Journey[] = [
  { stages: [] },
  { stages: staff("screening") },
  { stages: staff("screening", "interview") },
  { stages: [] },
  { stages: staff("screening", "selected") },
  { stages: staff("screening", "declined") },
  { stages: staff("interview"), pending: "selected" },
  { stages: [...staff("interview", "selected"), ["confirmed", "applicant"]] },
  { stages: staff("screening", "shortlisted") },
  { stages: staff("screening"), pending: "declined" },
  { stages: [["withdrawn", "applicant"]] },
  { stages: [...staff("selected"), ["lapsed", "system"]] },
];

const formOf = (index: number): ApplicationForm => {
  if (index % 10 < 5) return "internship";
  return index % 10 < 8 ? "volunteer" : "club-registration";
};

/** The staff who work on the applications. */
export interface DemoStaff {
  coordinator: StaffSignature;
  mentors: readonly [StaffSignature, StaffSignature];
}

/** @throws if the site has applications: demo data is never mixed with real applications */
export async function fillWithApplications(
  payload: Payload,
  team: DemoStaff,
  now: Date,
): Promise<number> {
  for (const collection of Object.values(formSlugs)) {
    const { totalDocs } = await payload.count({ collection });
    if (totalDocs > 0) throw new Error("This site has submissions: a demo needs one of its own.");
  }
  for (let index = 0; index < APPLICATIONS; index += 1) await addOne(payload, team, index, now);
  return APPLICATIONS;
}

async function addOne(payload: Payload, team: DemoStaff, index: number, now: Date): Promise<void> {
  const form = formOf(index);
  const { id, reference } = await apply(payload, form, index, now);
  const collection = formSlugs[form];
  const mentor = team.mentors[index % 2]!;
  const journey = journeys[index % journeys.length]!;
  const isAssigned = journey.stages.length > 0;
  if (isAssigned) {
    const data = { assignees: [team.coordinator.id, mentor.id] };
    await payload.update({ collection, id, data, depth: 0 });
  }
  let from: StageName = "received";
  for (const [to, actor] of journey.stages) {
    // Before the decision, which freezes scorecards.
    if (to === "selected" || to === "declined") await score(payload, form, id, mentor, index);
    await move(payload, { form, id, from, to, actor, by: team.coordinator, now });
    from = to;
  }
  if (from === "interview") {
    const { coordinator } = team;
    const offered = { form, id, reference, stage: from, mentor, coordinator, place: index, now };
    await addInterview(payload, offered);
  }
  if (journey.pending) {
    await score(payload, form, id, mentor, index);
    const data = { pendingStage: journey.pending };
    await payload.db.updateOne({ collection, id, data, returning: false });
  }
  if (index % 7 === 2) {
    const text = "Called: can come to the lab twice a week, not on Thursdays.";
    await addNote({ payload }, { collection, submission: id, text, by: team.coordinator });
  }
}

async function apply(
  payload: Payload,
  form: ApplicationForm,
  index: number,
  now: Date,
): Promise<{ id: string; reference: string }> {
  const person = personOf(index);
  const answers = demoAnswers(form, person, index, now.getUTCFullYear());
  const receivedAt = new Date(now.getTime() - ((index * 11) % 24) * DAY_MS - index * 7 * 60_000);
  const check = checkForm(forms[form], answers, { now });
  if (!check.ok) throw new Error(`${form}: ${check.message}`);
  const name = `${person.firstName} ${person.lastName}`;
  const resume = forms[form].file
    ? await storedResume(name.replace(" ", "-").toLowerCase(), [
        name,
        `${person.branch}, ${person.college}`,
        "Projects: a line follower, a weather station for the school roof",
      ])
    : null;
  const { reference } = await accept(payload, {
    form: forms[form],
    values: check.values,
    receivedAt,
    resume,
    key: null,
    flag: null,
    requestId: null,
  });
  const where = { reference: { equals: reference } };
  const found = await payload.db.findOne<{ id: string }>({ collection: formSlugs[form], where });
  return { id: found!.id, reference };
}

interface Move {
  form: ApplicationForm;
  id: string;
  from: StageName;
  to: StageName;
  actor: StageActor;
  by: StaffSignature;
  now: Date;
}

const OFFER_DAYS = 5;

async function move(payload: Payload, { form, id, from, to, actor, by, now }: Move): Promise<void> {
  const answerBy = new Date(now.getTime() + OFFER_DAYS * DAY_MS);
  const isMoved = await inTransaction(payload, (req) =>
    changeStage(req, {
      form,
      application: id,
      from,
      to,
      actor,
      ...(actor === "staff" && { by }),
      ...(to === "selected" && { answerBy }),
    }),
  );
  if (!isMoved) throw new Error(`${form}: could not move from ${from} to ${to}`);
}

async function score(
  payload: Payload,
  form: ApplicationForm,
  id: string,
  reviewer: StaffSignature,
  index: number,
): Promise<void> {
  const application = await payload.findByID({ collection: formSlugs[form], id, depth: 0 });
  const cohort = "cohort" in application ? application.cohort : "";
  const { key, criteria } = await findCriteria(payload, form, cohort);
  const marks = criteria.map(({ key: name, max }, place) => [
    name,
    1 + ((index + place * 2) % max),
  ]);
  await saveScorecard(payload, { form, id, cohort }, reviewer, {
    revision: 0,
    criteria: key,
    marks: Object.fromEntries(marks),
    recommendation: index % 3 ? "yes" : "maybe",
    comment: "Explains their own work well; asked good questions.",
    handIn: true,
  });
}
