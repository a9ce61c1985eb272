import { memberFailure } from "@kdl/schemas/members/member-messages";
import { Unlink } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "../../navigation/app-link.tsx";
import { Notice } from "../../ui/notice.tsx";

/** How to request another link. */
export interface AnotherLinkWay {
  /** How long a link works, and what to do then. */
  advice: string;
  to: string;
  label: string;
  /** For people who don't need another link. */
  also?: { to: string; label: string };
}

/** Shown under a form that a link in a mail opened. */
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

interface BrokenLinkProps {
  /** The page's title. */
  title: string;
  message: string;
  /** What to do instead. */
  children: ReactNode;
  another: AnotherLinkWay;
  /** Whether it replaces a form that was just sent. */
  isNews?: boolean;
}

/** Replaces the form if the link can't be used. */
function BrokenLink({ title, message, children, another, isNews = false }: BrokenLinkProps) {
  const { to, label, also } = another;
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {title}
      </h1>
      <Notice
        title={message}
        icon={<Unlink aria-hidden="true" />}
        alert={isNews}
        className="w-full"
      >
        <p className="text-muted">{children}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <AppLink to={to} className="btn btn-primary">
            {label}
          </AppLink>
          {also && (
            <AppLink to={also.to} className="btn btn-ghost">
              {also.label}
            </AppLink>
          )}
        </div>
      </Notice>
    </>
  );
}

type LinkProps = Pick<BrokenLinkProps, "title" | "another">;

/** For an address without what the mail's link carries. */
export function IncompleteLink(props: LinkProps) {
  return (
    <BrokenLink {...props} message="This link is not complete.">
      Please open it from the email again, or copy the whole link. {props.another.advice}
    </BrokenLink>
  );
}

/** For a link that was used before or has expired. */
export function ExpiredLink(props: LinkProps) {
  return (
    <BrokenLink {...props} message={memberFailure.linkExpired} isNews>
      {props.another.advice}
    </BrokenLink>
  );
}
