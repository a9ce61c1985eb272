import { Gutter, SetStepNav } from "@payloadcms/ui";
import { notFound } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { isAllowed } from "../../access/staff.ts";
import { Board } from "./board.tsx";

/** The page of a collection's board. */
export function BoardView({ initPageResult }: AdminViewServerProps) {
  const { collectionConfig, req } = initPageResult;
  if (!collectionConfig || !isAllowed(req, "decide", "applications")) return notFound();
  const { slug, labels } = collectionConfig;
  const title = String(labels.plural);
  return (
    <main>
      <Gutter>
        <SetStepNav
          nav={[{ label: title, url: `/admin/collections/${slug}` }, { label: "Board" }]}
        />
        <Board collection={slug} title={title} />
      </Gutter>
    </main>
  );
}
