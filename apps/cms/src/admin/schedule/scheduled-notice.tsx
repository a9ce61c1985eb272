"use client";

import { formatEventTime } from "@kdl/schemas/content/event-time";
import { useConfig, useDocumentInfo, useModal, useServerFunctions } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import styles from "./schedule.module.css";

interface Upcoming {
  id: number | string;
  input: { type?: string };
  waitUntil?: string | null;
}

/** In the sidebar of a document: what is scheduled. Payload has it behind a menu only. */
export function ScheduledNotice() {
  const { collectionSlug, globalSlug, id, isTrashed } = useDocumentInfo();
  const { config } = useConfig();
  const { getUpcomingScheduledPublish } = useServerFunctions();
  const { isModalOpen } = useModal();
  const [upcoming, setUpcoming] = useState<readonly Upcoming[]>([]);
  // What it contains may have changed once it is closed.
  const isDrawerOpen = isModalOpen(`schedule-publish-${id}`);
  const isStored = Boolean(globalSlug || id) && !isTrashed;

  useEffect(() => {
    if (isDrawerOpen || !isStored) return;
    let isCurrent = true;
    const target = globalSlug ? { globalSlug } : { collectionSlug, id };
    getUpcomingScheduledPublish(target as Parameters<typeof getUpcomingScheduledPublish>[0])
      .then((found) => isCurrent && setUpcoming(found as readonly Upcoming[]))
      // Accounts that may only read the document aren't told.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [collectionSlug, getUpcomingScheduledPublish, globalSlug, id, isDrawerOpen, isStored]);

  if (upcoming.length === 0) return null;
  const zone = config.admin.timezones.defaultTimezone ?? "UTC";
  return (
    <section aria-label="Scheduled" className={styles["notice"]}>
      <h2>Scheduled</h2>
      <ul>
        {upcoming.map(({ id: job, input, waitUntil }) => (
          <li key={job}>
            {input.type === "unpublish" ? "Leaves the site" : "Goes on the site"}:{" "}
            <strong>{formatEventTime(new Date(waitUntil ?? Number.NaN), zone)}</strong>
          </li>
        ))}
      </ul>
      <p>
        With what is saved by then. To change it: the arrow beside “Publish changes”, “Schedule
        Publish”.
      </p>
    </section>
  );
}
