"use client";

import { Button, toast } from "@payloadcms/ui";
import { useCallback, useEffect, useId, useState } from "react";
import type { CodeReply, PhonesReply, ShownPhone } from "../../door/replies.ts";
import { LocalTime } from "../local-time.tsx";
import { useMay } from "../use-may.ts";
import { newCode, readPhones } from "./call.ts";
import { PairDialog } from "./pair-dialog.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import styles from "./door.module.css";

interface DoorPhonesProps {
  /** The event's id. */
  event: string;
}

/** The phones that check people in at an event, and pairing another one. */
export function DoorPhones({ event }: DoorPhonesProps) {
  const title = useId();
  const may = useMay();
  const isAllowed = may("read", "door");
  const [found, setFound] = useState<PhonesReply | null>(null);
  const [code, setCode] = useState<CodeReply | null>(null);
  const [revoking, setRevoking] = useState<ShownPhone | null>(null);

  const read = useCallback(async () => {
    // A failed refresh leaves the list as it is.
    const reply = await readPhones(event).catch(() => null);
    if (reply) setFound(reply);
  }, [event]);

  useEffect(() => {
    let isShown = true;
    if (isAllowed) {
      void readPhones(event).then(
        (reply) => isShown && setFound(reply),
        () => undefined,
      );
    }
    return () => {
      isShown = false;
    };
  }, [event, isAllowed]);

  if (!found) return null;
  const [open, ended] = [true, false].map((isOpen) =>
    found.phones.filter(({ state }) => (state !== "ended") === isOpen),
  ) as [ShownPhone[], ShownPhone[]];

  async function pair() {
    try {
      setCode(await newCode(event));
    } catch (error) {
      toast.error((error as Error).message);
    }
  }

  return (
    <section className={styles["door"]} aria-labelledby={title}>
      <h2 id={title}>Phones at the door</h2>
      {open.length === 0 && <p>No phone is paired with this event yet.</p>}
      {open.length > 0 && (
        <ul>
          {open.map((phone) => (
            <li key={phone.id}>
              <Phone phone={phone} />
              {found.mayPair && (
                <Button
                  type="button"
                  buttonStyle="secondary"
                  size="small"
                  margin={false}
                  aria-label={`Revoke ${nameOf(phone)}`}
                  onClick={() => setRevoking(phone)}
                >
                  Revoke
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {found.mayPair && (
        <Button type="button" size="small" margin={false} onClick={() => void pair()}>
          Pair a phone
        </Button>
      )}
      {ended.length > 0 && (
        <details>
          <summary>Not paired any more ({ended.length})</summary>
          <ul>
            {ended.map((phone) => (
              <li key={phone.id}>
                <Phone phone={phone} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {code && (
        <PairDialog
          code={code}
          phone={found.phones.find(({ id }) => id === code.id) ?? null}
          read={read}
          onClose={() => {
            setCode(null);
            void read();
          }}
        />
      )}
      {revoking && (
        <RevokeDialog
          phone={revoking}
          onClose={() => {
            setRevoking(null);
            void read();
          }}
        />
      )}
    </section>
  );
}

const nameOf = ({ device }: ShownPhone) => device ?? "an unused code";

function Phone({ phone }: { phone: ShownPhone }) {
  const { device, state, byName, createdAt, pairedAt, lastSyncAt, endedAt, endedByName } = phone;
  return (
    <div>
      <p className={styles["device"]}>{device ?? "A code that isn’t used yet"}</p>
      <p className={styles["quiet"]}>
        {pairedAt ? "Paired" : "Made"} <LocalTime at={pairedAt ?? createdAt} />, by {byName}
        {state === "paired" && lastSyncAt && (
          <>
            . Last sync <LocalTime at={lastSyncAt} />
          </>
        )}
        {state === "paired" && !lastSyncAt && ". No sync yet"}
        {endedAt && (
          <>
            . {endedByName ? `Revoked by ${endedByName}` : "Ended on the phone"}{" "}
            <LocalTime at={endedAt} />
          </>
        )}
      </p>
    </div>
  );
}
