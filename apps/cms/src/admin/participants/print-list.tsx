"use client";

import { Button } from "@payloadcms/ui";
import { placeLabels } from "@kdl/schemas/registrations/places";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { PrintedPerson } from "../../submissions/participants/replies.ts";
import { useCommand } from "./use-command.ts";
import styles from "./print-list.module.css";

interface PrintListProps {
  event: string;
  /** Of the event. */
  title: string;
  onProblem: (problem: string) => void;
}

/** Prints the people with boxes to tick, without addresses. */
export function PrintList({ event, title, onProblem }: PrintListProps) {
  const { isBusy, problem, send } = useCommand(event);
  const [people, setPeople] = useState<PrintedPerson[] | null>(null);

  useEffect(() => {
    if (problem) onProblem(problem);
  }, [problem, onProblem]);
  // As soon as the list is in the page.
  useEffect(() => {
    if (people) window.print();
  }, [people]);

  async function print() {
    const reply = await send<{ people: PrintedPerson[] }>("print", {});
    if (reply) setPeople(reply.people);
  }

  return (
    <>
      <Button
        type="button"
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy}
        onClick={() => void print()}
      >
        Print
      </Button>
      {people && createPortal(<PrintedList title={title} people={people} />, document.body)}
    </>
  );
}

/** Only on paper. */
function PrintedList({ title, people }: { title: string; people: PrintedPerson[] }) {
  return (
    <section className={styles["paper"]} aria-label="List to print">
      <h1>{title}</h1>
      <p>{people.length} people</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Here</th>
            <th scope="col">Name</th>
            <th scope="col">Place</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ name, place }, at) => (
            // Names can be the same.
            <tr key={`${at} ${name}`}>
              <td aria-label="Box to tick">
                <span className={styles["box"]} />
              </td>
              <td>{name}</td>
              <td>{placeLabels[place]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
