/** Correctly filled forms, as their pages post them. */
import type { MockUpstream } from "@kdl/mock-upstream";
import { createFormToken } from "../submissions/form-token.ts";
import type { TestClient } from "./test-client.ts";
import { SECRET } from "./test-gateway.ts";

export type Fields = Record<string, string>;

export const KEY = "0c8f9b1e-7f35-4c0e-8f6b-2f6f5d9f3b11";
export const JSON_ONLY = { accept: "application/json" };

/** The token of a form that was opened a minute ago. */
export const token = createFormToken(SECRET, Date.now() - 60_000);

export const contact = {
  name: "Asha Rao",
  email: "asha@example.org",
  phone: "9876543210",
  message: "Hello",
};
/** With the fields that its page adds: the token, and the field that only programs fill in. */
export const filledContact = { ...contact, form_token: token, website: "" };
export const registration = {
  first_name: "Asha",
  last_name: "Rao",
  email: "asha@example.org",
  mobile: "9876543210",
  gender: "female",
  attending: "1",
  event_id: "",
};
export const club = {
  full_name: "Asha Rao",
  email: "asha@example.org",
  phone_no: "9876543210",
  declaration: "on",
};

const DAY_MS = 86_400_000;

/** Posts a form as a browser without JavaScript does; asks for a page unless `headers` ask for JSON. */
export const postForm = (
  client: TestClient,
  url: string,
  fields: Fields,
  headers: Fields = { accept: "text/html" },
) => client.post(url).type("form").set(headers).send(new URLSearchParams(fields).toString());

/** An upcoming event of the fake upstream that takes registrations. */
export function openEvent(upstream: MockUpstream): { id: string; slug: string } {
  const { data } = upstream.body("events") as { data: Record<string, unknown>[] };
  const event = data.find(
    (entry) =>
      new Date(String(entry["start_date_and_time"])).getTime() > Date.now() + DAY_MS &&
      Number(entry["publish"]) === 1 &&
      Number(entry["registration_button"]) === 1 &&
      (entry["status"] ?? "scheduled") === "scheduled" &&
      entry["seats_left"] !== 0,
  );
  if (!event) throw new Error("the fake has no open event");
  return { id: String(event["id"]), slug: String(event["slug"]) };
}
