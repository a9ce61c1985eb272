"use client";

import { Button, toast } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { may, type Role } from "../../access/permissions.ts";
import { callCommand } from "./call-command.ts";
import styles from "./applications.module.css";

interface Account {
  id: string;
  name: string;
  roles: Role[];
}

interface BulkAssignProps {
  collection: string;
  /** The applications that are meant now. */
  select: () => Promise<string[]>;
  onChanged: () => void;
}

async function readAccounts(): Promise<Account[]> {
  const response = await fetch("/payload-api/users?depth=0&limit=500&sort=name");
  if (!response.ok) return [];
  const { docs } = (await response.json()) as { docs: Account[] };
  return docs.filter(({ roles }) => may(roles, "read", "applications"));
}

/** Assigns what is selected to somebody, or takes it away from them. */
export function BulkAssign({ collection, select, onChanged }: BulkAssignProps) {
  const [accounts, setAccounts] = useState<Account[]>([]);
  const [staff, setStaff] = useState("");
  const [isBusy, setBusy] = useState(false);
  const name = accounts.find(({ id }) => id === staff)?.name ?? "";

  useEffect(() => {
    let isShown = true;
    void readAccounts().then((found) => isShown && setAccounts(found));
    return () => {
      isShown = false;
    };
  }, []);

  async function assign(isAssigned: boolean) {
    setBusy(true);
    try {
      const ids = await select();
      if (ids.length > 0) {
        const { done } = await callCommand<{ done: string[] }>(collection, "assign", {
          ids,
          staff,
          isAssigned,
        });
        const count = `${done.length} application${done.length === 1 ? "" : "s"}`;
        toast.success(
          isAssigned ? `${count} assigned to ${name}.` : `${count} taken from ${name}.`,
        );
        onChanged();
      }
    } catch (error) {
      toast.error((error as Error).message);
    }
    setBusy(false);
  }

  return (
    <span className={styles["assign"]}>
      <label htmlFor="bulk-assign">Assign to</label>
      <select id="bulk-assign" value={staff} onChange={(event) => setStaff(event.target.value)}>
        <option value="">Choose…</option>
        {accounts.map((account) => (
          <option key={account.id} value={account.id}>
            {account.name}
          </option>
        ))}
      </select>
      {[true, false].map((isAssigned) => (
        <Button
          key={String(isAssigned)}
          type="button"
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isBusy || staff === ""}
          onClick={() => void assign(isAssigned)}
        >
          {isAssigned ? "Assign" : "Take away"}
        </Button>
      ))}
    </span>
  );
}
