import type { Payload, Where } from "payload";
import { signatureOf } from "../access/staff.ts";

/** A staff account that can hold interviews. */
export interface Interviewer {
  id: string;
  name: string;
}

const holdsInterviews: Where = {
  or: [{ roles: { in: ["mentor"] } }, { roles: { in: ["coordinator"] } }],
};

/** Mentors and coordinators, by name. */
export async function interviewers(payload: Payload): Promise<Interviewer[]> {
  const { docs } = await payload.find({
    collection: "users",
    where: holdsInterviews,
    sort: "name",
    depth: 0,
    pagination: false,
  });
  return docs.map(signatureOf);
}

/** @returns `null` if this account holds no interviews */
export async function interviewerOf(payload: Payload, id: string): Promise<Interviewer | null> {
  return (await interviewers(payload)).find((known) => known.id === id) ?? null;
}

/** The interviewer's name as applicants see it. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? "";
