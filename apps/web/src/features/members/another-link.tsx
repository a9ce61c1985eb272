import { Unlink } from "lucide-react";
import { AppLink } from "../../lib/app-link.tsx";
import { Notice } from "../../ui/notice.tsx";

/** How to get another link of the kind. */
export interface AnotherLinkWay {
  /** How long a link works, and what to do then. */
  advice: string;
  to: string;
  label: string;
}

/** Under a form that a mail led to. */
export function AnotherLink({ another }: { another: AnotherLinkWay }) {
  return (
    <p className="text-center">
      {another.advice}{" "}
      <AppLink to={another.to} className="font-semibold text-heading underline underline-offset-4">
        {another.label}
      </AppLink>
    </p>
  );
}

interface IncompleteLinkProps {
  /** The page's. */
  title: string;
  another: AnotherLinkWay;
}

/** In place of the form, where the address lacks what the mail's link carries. */
export function IncompleteLink({ title, another }: IncompleteLinkProps) {
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {title}
      </h1>
      <Notice
        title="This link is not complete."
        icon={<Unlink aria-hidden="true" />}
        className="w-full"
      >
        <p className="text-muted">
          Please open it from the mail once more, or copy all of it. {another.advice}
        </p>
        <AppLink to={another.to} className="btn btn-primary mt-2">
          {another.label}
        </AppLink>
      </Notice>
    </>
  );
}
