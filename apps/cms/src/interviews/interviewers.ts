import type { Payload, Where } from "payload";
import type { User } from "../payload-types.ts";

/** A staff account that can hold interviews. */
export interface Interviewer {
  id: string;
  name: string;
}

const holdsInterviews: Where = {
  or: [{ roles: { in: ["mentor"] } }, { roles: { in: ["coordinator"] } }],
};

const toInterviewer = ({ id, name, email }: User): Interviewer => ({ id, name: name || email });

/** Mentors and coordinators, by name. */
export async function interviewers(payload: Payload): Promise<Interviewer[]> {
  const { docs } = await payload.find({
    collection: "users",
    where: holdsInterviews,
    sort: "name",
    depth: 0,
    pagination: false,
  });
  return docs.map(toInterviewer);
}

/** @returns `null` if this account holds no interviews */
export async function interviewerOf(payload: Payload, id: string): Promise<Interviewer | null> {
  return (await interviewers(payload)).find((known) => known.id === id) ?? null;
}

/** The name that applicants are told. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? "";
