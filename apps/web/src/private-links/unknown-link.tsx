import { Unlink } from "lucide-react";
import type { ReactNode } from "react";
import { TitleHead } from "../document/title-head.tsx";
import { Notice } from "../ui/notice.tsx";

interface UnknownLinkProps {
  title: string;
  /** What may have happened. */
  why: string;
  /** Links to go on with. */
  children: ReactNode;
}

/** The page of every private link that doesn't work. */
export function UnknownLink({ title, why, children }: UnknownLinkProps) {
  return (
    <div className="container-site section-space">
      <TitleHead title="Not found" />
      <h1 tabIndex={-1} className="sr-only">
        Not found
      </h1>
      <Notice title={title} icon={<Unlink aria-hidden="true" />}>
        <p className="text-muted">{why}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
      </Notice>
    </div>
  );
}
