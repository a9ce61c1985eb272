"use client";

import { Button, toast, useDocumentTitle } from "@payloadcms/ui";
import { useCallback, useState } from "react";
import type { ExportColumn } from "../../exports/columns.ts";
import { attendanceLabels, type Participant } from "../../submissions/participants/replies.ts";
import { DoorPhones } from "../door/door-phones.tsx";
import { ExportDialog } from "../exports/export-dialog.tsx";
import { useMay } from "../use-may.ts";
import { AddDialog } from "./add-dialog.tsx";
import { Counts } from "./counts.tsx";
import { Filters } from "./filters.tsx";
import { Pages } from "./pages.tsx";
import { nameOf, People } from "./people.tsx";
import { CancelDialog, SeatDialog } from "./place-dialog.tsx";
import { PrintList } from "./print-list.tsx";
import { RestDialog } from "./rest-dialog.tsx";
import { ThanksDialog } from "./thanks-dialog.tsx";
import { TicketDialog } from "./ticket-dialog.tsx";
import { useCommand } from "./use-command.ts";
import { useFilter } from "./use-filter.ts";
import { useParticipants } from "./use-participants.ts";
import styles from "./participants.module.css";

/** Columns that are chosen at first. */
const EXPORTED = ["firstName", "lastName", "email", "phone", "place", "attendance", "reference"];

type Opened =
  | { what: "add" | "rest" | "thanks" | "export" }
  | { what: "seat" | "cancel" | "ticket"; one: Participant };

interface ParticipantsProps {
  event: string;
  /** All that can be exported. */
  columns: ExportColumn[];
}

/** The people of an event, and what staff do about them. */
export function Participants({ event, columns }: ParticipantsProps) {
  const may = useMay();
  const { title } = useDocumentTitle();
  const { values, query, change } = useFilter();
  const { reply, problem, reload } = useParticipants(event, query);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { isBusy, send } = useCommand(event);
  const showProblem = useCallback((text: string) => void toast.error(text), []);
  const mayRead = may("read", "messages");

  if (!reply) return <p role="status">{problem || "Loading…"}</p>;
  const { counts, found, hasBegun, hasEnded, isCancelled } = reply;

  function close(done: string | null) {
    setOpened(null);
    if (done) toast.success(done);
    // Also after a refusal: somebody else has changed what is shown.
    reload();
  }
  async function mark(one: Participant, to: Participant["attendance"]) {
    const body = { id: one.id, from: one.attendance, to };
    const text = to ? attendanceLabels[to].toLowerCase() : "not marked";
    if (await send("mark", body)) toast.success(`${nameOf(one)}: ${text}.`);
    else toast.error(`${nameOf(one)}: somebody has changed this in the meantime.`);
    reload();
  }
  const button = (label: string, what: Opened) => (
    <Button
      type="button"
      buttonStyle="secondary"
      size="small"
      margin={false}
      onClick={() => setOpened(what)}
    >
      {label}
    </Button>
  );

  return (
    <div className={styles["participants"]}>
      <h2>Participants</h2>
      <Counts
        counts={counts}
        hasBegun={hasBegun}
        {...(mayRead && { onChoose: (filter) => change({ search: "", ...filter }) })}
      />
      {problem && <p role="alert">{problem}</p>}
      {found && (
        <>
          <DoorPhones event={event} />
          <div className={styles["commands"]}>
            {!isCancelled && button("Add somebody", { what: "add" })}
            {hasBegun && counts.unmarked > 0 && button("Mark the others", { what: "rest" })}
            {hasEnded && !isCancelled && button("Thank people", { what: "thanks" })}
            <PrintList event={event} title={title} onProblem={showProblem} />
            {button("Export", { what: "export" })}
          </div>
          <Filters values={values} change={change} />
          <p role="status" className={styles["quiet"]}>
            {found.total === 1 ? "1 person" : `${found.total} people`}
          </p>
          <People
            people={found.people}
            hasBegun={hasBegun}
            isOpen={!isCancelled && !hasEnded}
            isBusy={isBusy}
            onSeat={(one) => setOpened({ what: "seat", one })}
            onCancel={(one) => setOpened({ what: "cancel", one })}
            onTicket={(one) => setOpened({ what: "ticket", one })}
            onMark={(one, to) => void mark(one, to)}
          />
          <Pages page={found.page} pages={found.pages} onChange={(page) => change({ page })} />
        </>
      )}
      {opened?.what === "add" && <AddDialog {...{ event, hasBegun }} onClose={close} />}
      {opened?.what === "rest" && (
        <RestDialog event={event} unmarked={counts.unmarked} onClose={close} />
      )}
      {opened?.what === "thanks" && <ThanksDialog event={event} onClose={close} />}
      {opened?.what === "export" && (
        <ExportDialog
          address={exportAddress(event)}
          columns={columns}
          visible={EXPORTED}
          what="All registrations for this event."
          ids={null}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.what === "seat" && (
        <SeatDialog {...{ event, hasBegun }} one={opened.one} onClose={close} />
      )}
      {opened?.what === "cancel" && (
        <CancelDialog {...{ event, hasBegun }} one={opened.one} onClose={close} />
      )}
      {opened?.what === "ticket" && <TicketDialog one={opened.one} onClose={close} />}
    </div>
  );
}

function exportAddress(event: string): string {
  const query = new URLSearchParams({
    "where[and][0][event][equals]": event,
    "where[and][1][quarantined][equals]": "false",
    sort: "lastName,firstName",
  });
  return `/payload-api/submissions/event-registrations/export?${query.toString()}`;
}
