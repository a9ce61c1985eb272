"use client";

import { SLOTS_MAX } from "@kdl/schemas/applications/interview";
import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import type { InterviewsReply, ShownInterview } from "../../applications/interviews/replies.ts";
import styles from "./interviews.module.css";

interface Terms {
  mentor: string;
  slots: string[];
  minutes: number;
  place: string;
}

interface OfferFormProps {
  reply: InterviewsReply;
  /** The open interview that a new offer takes the place of. */
  replaces: ShownInterview | null;
  isBusy: boolean;
  /** @returns whether it was done */
  offer(terms: Terms): Promise<boolean>;
}

const LENGTHS = [15, 30, 45, 60, 90, 120];
const QUARTER_S = 15 * 60;
const noTimes = Array.from({ length: SLOTS_MAX }, () => "");

/** Not a form element: the whole page of a document is one already. */
export function OfferForm({ reply, replaces, isBusy, offer }: OfferFormProps) {
  const { interviewers, suggested, timeZone, stage } = reply;
  const name = useId();
  const [mentor, setMentor] = useState(suggested ?? "");
  const [times, setTimes] = useState(noTimes);
  const [minutes, setMinutes] = useState(30);
  const [place, setPlace] = useState("");
  const slots = times.filter(Boolean);
  const isComplete = mentor !== "" && slots.length > 0 && place.trim() !== "";

  async function send() {
    if (await offer({ mentor, slots, minutes, place })) setTimes(noTimes);
  }

  return (
    <details className={styles["offer"]}>
      <summary>{replaces ? "Offer other times" : "Offer times for an interview"}</summary>
      <div className={styles["fields"]}>
        <div>
          <label htmlFor={`${name}-mentor`}>With</label>
          <select
            id={`${name}-mentor`}
            value={mentor}
            onChange={(event) => setMentor(event.target.value)}
          >
            <option value="">Choose…</option>
            {interviewers.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${name}-minutes`}>How long</label>
          <select
            id={`${name}-minutes`}
            value={minutes}
            onChange={(event) => setMinutes(Number(event.target.value))}
          >
            {LENGTHS.map((length) => (
              <option key={length} value={length}>
                {length} minutes
              </option>
            ))}
          </select>
        </div>
        <div className={styles["wide"]}>
          <label htmlFor={`${name}-place`}>Place, or link to the video call</label>
          <input
            id={`${name}-place`}
            type="text"
            maxLength={300}
            value={place}
            onChange={(event) => setPlace(event.target.value)}
          />
        </div>
      </div>
      <fieldset className={styles["times"]}>
        <legend>
          Up to {SLOTS_MAX} times, on quarter-hours, in the site’s time zone ({timeZone})
        </legend>
        {times.map((time, index) => (
          <input
            // Their number and order never change.
            key={index}
            type="datetime-local"
            step={QUARTER_S}
            aria-label={`Time ${index + 1}`}
            value={time}
            onChange={(event) =>
              setTimes(times.map((old, at) => (at === index ? event.target.value : old)))
            }
          />
        ))}
      </fieldset>
      <p className={styles["quiet"]}>
        {stage === "interview" ? "" : "This moves the application to Interview. "}
        The applicant gets an email with a link to choose a time; the person chosen above can see
        the application, and hears when a time is chosen.
        {replaces?.state === "booked" && " The interview that is booked is cancelled."}
      </p>
      <Button
        type="button"
        size="small"
        margin={false}
        disabled={isBusy || !isComplete}
        onClick={() => void send()}
      >
        Offer {slots.length === 1 ? "this time" : "these times"}
      </Button>
    </details>
  );
}
