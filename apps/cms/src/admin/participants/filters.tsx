"use client";

import { placeLabels, places } from "@kdl/schemas/registrations/places";
import { useEffect, useId, useRef, useState } from "react";
import { attendanceLabels, attendances } from "../../submissions/participants/replies.ts";
import type { useFilter } from "./use-filter.ts";
import styles from "./participants.module.css";

const TYPING_MS = 250;

/** Finds people by name, address or reference, by place and by attendance. */
export function Filters({
  values,
  change,
}: Pick<ReturnType<typeof useFilter>, "values" | "change">) {
  const id = useId();
  return (
    <div className={styles["filters"]} role="search">
      <SearchField
        id={`${id}-search`}
        value={values.search}
        onChange={(search) => change({ search }, false)}
      />
      <div>
        <label htmlFor={`${id}-place`}>Place</label>
        <select
          id={`${id}-place`}
          value={values.place}
          onChange={({ target }) => change({ place: target.value })}
        >
          <option value="">All</option>
          {places.map((place) => (
            <option key={place} value={place}>
              {placeLabels[place]}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-attendance`}>Attendance</label>
        <select
          id={`${id}-attendance`}
          value={values.attendance}
          onChange={({ target }) => change({ attendance: target.value })}
        >
          <option value="">All</option>
          {attendances.map((attendance) => (
            <option key={attendance} value={attendance}>
              {attendanceLabels[attendance]}
            </option>
          ))}
          <option value="checked-in">Checked in at the door</option>
          <option value="unmarked">Not marked</option>
        </select>
      </div>
    </div>
  );
}

interface SearchFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

/** Searches while somebody types. */
function SearchField({ id, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  // Back may have changed it.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (text.trim() === sent.current) return;
      sent.current = text.trim();
      onChange(text.trim());
    }, TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div className={styles["search"]}>
      <label htmlFor={id}>Name, address or reference</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  );
}
