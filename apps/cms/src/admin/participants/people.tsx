"use client";

import { Button } from "@payloadcms/ui";
import { placeLabels } from "@kdl/schemas/registrations/places";
import {
  type Attendance,
  attendanceLabels,
  attendances,
  type Participant,
} from "../../submissions/participants/replies.ts";
import { LocalTime } from "../local-time.tsx";
import styles from "./participants.module.css";

export const nameOf = ({ firstName, lastName, reference }: Participant): string =>
  [firstName, lastName].filter(Boolean).join(" ") || reference;

interface PeopleProps {
  people: readonly Participant[];
  /** Whether people can be marked. */
  hasBegun: boolean;
  /** Whether seats can be given. */
  isOpen: boolean;
  isBusy: boolean;
  onSeat: (one: Participant) => void;
  onCancel: (one: Participant) => void;
  onTicket: (one: Participant) => void;
  onMark: (one: Participant, to: Attendance | null) => void;
}

/** The list of people, with what staff can do about each. */
export function People({ people, ...actions }: PeopleProps) {
  return (
    <ul className={styles["people"]} aria-label="Participants">
      {people.map((one) => (
        <li key={one.id}>
          <div>
            <a href={`/admin/collections/event-registrations/${one.id}`}>{nameOf(one)}</a>
            <span className={styles["quiet"]}>{one.reference}</span>
          </div>
          <span className={styles["address"]}>{one.email}</span>
          <div>
            <span className={styles["place"]} data-place={one.place}>
              {placeLabels[one.place]}
            </span>
            {one.waitingPlace && <span className={styles["quiet"]}>Number {one.waitingPlace}</span>}
            {one.checkedInAt && (
              <span className={styles["quiet"]}>
                Checked in <LocalTime at={one.checkedInAt} />
              </span>
            )}
            {one.offerEndsAt && (
              <span className={styles["quiet"]}>
                until <LocalTime at={one.offerEndsAt} />
              </span>
            )}
          </div>
          <Actions one={one} {...actions} />
        </li>
      ))}
    </ul>
  );
}

type ActionsProps = Omit<PeopleProps, "people"> & { one: Participant };

function Actions({
  one,
  hasBegun,
  isOpen,
  isBusy,
  onSeat,
  onCancel,
  onTicket,
  onMark,
}: ActionsProps) {
  const { place, attendance } = one;
  const name = nameOf(one);
  const small = { buttonStyle: "secondary", size: "small", margin: false } as const;
  const isSeated = place === "seated";
  return (
    <div className={styles["actions"]}>
      {isOpen && ["waiting", "offered", "lapsed"].includes(place) && (
        <Button {...small} aria-label={`Give a seat: ${name}`} onClick={() => onSeat(one)}>
          Give a seat
        </Button>
      )}
      {isOpen && isSeated && !one.checkedInAt && attendance === null && (
        <Button {...small} aria-label={`New ticket for ${name}`} onClick={() => onTicket(one)}>
          New ticket
        </Button>
      )}
      {!hasBegun && ["seated", "waiting", "offered"].includes(place) && (
        <Button {...small} aria-label={`Cancel for ${name}`} onClick={() => onCancel(one)}>
          Cancel
        </Button>
      )}
      {hasBegun &&
        isSeated &&
        attendances.map((to) => (
          <button
            key={to}
            type="button"
            className={styles["mark"]}
            aria-pressed={attendance === to}
            aria-label={`${attendanceLabels[to]}: ${name}`}
            disabled={isBusy}
            onClick={() => onMark(one, attendance === to ? null : to)}
          >
            {attendanceLabels[to]}
          </button>
        ))}
    </div>
  );
}
