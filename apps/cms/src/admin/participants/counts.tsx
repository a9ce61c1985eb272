"use client";

import type { ParticipantCounts } from "../../submissions/participants/replies.ts";
import styles from "./participants.module.css";

interface CountsProps {
  counts: ParticipantCounts;
  hasBegun: boolean;
  /** Shows the people of a count; omitted for accounts that only see the counts. */
  onChoose?: (filter: { place: string; attendance: string }) => void;
}

/** How many people there are of each kind. */
export function Counts({ counts, hasBegun, onChoose }: CountsProps) {
  const { capacity, seated, offered, waiting, checkedIn, attended, noShow, unmarked } = counts;
  const taken = seated + offered;
  const tiles = [
    {
      label: "Seats taken",
      value: capacity === null ? String(taken) : `${taken} of ${capacity}`,
      filter: { place: "seated", attendance: "" },
      isOver: capacity !== null && taken > capacity,
    },
    { label: "Offered", value: offered, filter: { place: "offered", attendance: "" } },
    { label: "Waiting", value: waiting, filter: { place: "waiting", attendance: "" } },
    ...(hasBegun
      ? [
          {
            label: "Checked in",
            value: checkedIn,
            filter: { place: "", attendance: "checked-in" },
          },
          { label: "Attended", value: attended, filter: { place: "", attendance: "attended" } },
          { label: "No-show", value: noShow, filter: { place: "", attendance: "no-show" } },
          { label: "Not marked", value: unmarked, filter: { place: "", attendance: "unmarked" } },
        ]
      : []),
  ];
  return (
    <dl className={styles["counts"]}>
      {tiles.map(({ label, value, filter, ...tile }) => (
        <div key={label} data-over={"isOver" in tile && tile.isOver}>
          <dt>{label}</dt>
          <dd>
            {onChoose ? (
              <button
                type="button"
                aria-label={`${label}: ${value}`}
                onClick={() => onChoose(filter)}
              >
                {value}
              </button>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
