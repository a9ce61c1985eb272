"use client";

import { Button, toast, useSelection } from "@payloadcms/ui";
import { decisions, type StageName, stages } from "@kdl/schemas/applications/stages";
import { useParams, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import type { PreviewedMail, Selection } from "../../applications/replies.ts";
import { BulkAssign } from "./bulk-assign.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import { MessageButton } from "../messages/message-button.tsx";
import { callCommand, expectedOf } from "./call-command.ts";
import { rememberList } from "./list-position.ts";
import { type BulkCommand, isPossible } from "./possible.ts";
import { useMay } from "../use-may.ts";
import styles from "./applications.module.css";

const move = (to: StageName): BulkCommand => ({
  label: `Move to ${stages[to].label}`,
  command: "move",
  to,
});

const commands: BulkCommand[] = [
  move("screening"),
  move("interview"),
  ...decisions.map((to): BulkCommand => ({
    label: `Prepare: ${stages[to].label}`,
    command: "prepare",
    to,
  })),
  { label: "Take prepared decisions back", command: "prepare", to: null },
  { label: "Release decisions", command: "release" },
];

interface Chosen {
  command: BulkCommand;
  selection: Selection;
  mails: PreviewedMail[] | null;
}

/** Commands for what is selected in a list of applications, or for all of it. */
export function BulkCommands() {
  const segments = useParams()["segments"];
  const collection = (Array.isArray(segments) ? segments[1] : "") ?? "";
  const router = useRouter();
  const params = useSearchParams().toString();
  const query = params ? `?${params}` : "";
  const { count, getSelectedIds, selectAll, totalDocs } = useSelection();
  const [chosen, setChosen] = useState<Chosen | null>(null);

  useEffect(() => rememberList(collection, query), [collection, query]);

  const isAll = count === 0 || selectAll === ("allAvailable" as typeof selectAll);
  const select = () =>
    callCommand<Selection>(collection, "select", isAll ? {} : { ids: getSelectedIds() }, query);

  async function choose(command: BulkCommand) {
    try {
      const found = await select();
      const possible = found.applications.filter((one) => isPossible(command, one));
      const preview =
        command.command === "release" && possible.length > 0
          ? await callCommand<{ mails: PreviewedMail[] }>(collection, "preview", {
              applications: expectedOf(possible),
            })
          : null;
      setChosen({ command, selection: found, mails: preview?.mails ?? null });
    } catch (error) {
      toast.error((error as Error).message);
    }
  }

  const may = useMay();
  if (totalDocs === 0 || !may("decide", "applications")) return null;
  return (
    <div className={styles["bulk"]} role="group" aria-label="Change several applications">
      <span>{isAll ? `All ${totalDocs} in this list:` : `${count} selected:`}</span>
      {commands.map((command) => (
        <Button
          key={command.label}
          type="button"
          buttonStyle={command.command === "release" ? "primary" : "secondary"}
          size="small"
          margin={false}
          onClick={() => void choose(command)}
        >
          {command.label}
        </Button>
      ))}
      {may("assign", "applications") && (
        <BulkAssign
          collection={collection}
          select={async () => (await select()).applications.map(({ id }) => id)}
          onChanged={() => router.refresh()}
        />
      )}
      <MessageButton collection={collection} ids={isAll ? null : getSelectedIds()} query={query} />
      {chosen && (
        <BulkDialog
          collection={collection}
          {...chosen}
          onClose={(isChanged) => {
            setChosen(null);
            if (isChanged) router.refresh();
          }}
        />
      )}
    </div>
  );
}
