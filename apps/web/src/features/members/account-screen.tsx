import { memberFailure } from "@kdl/schemas/members/member-messages";
import { UserX } from "lucide-react";
import type { ReactNode } from "react";
import { ApiProvider } from "../../forms/api.tsx";
import { MemberNotice } from "./member-notice.tsx";
import { PageHead } from "../../document/page-head.tsx";
import { useShell } from "../../document/use-shell.ts";
import { classNames } from "../../ui/class-names.ts";
import { Notice } from "../../ui/notice.tsx";

interface AccountScreenProps {
  title: string;
  description?: string;
  /** Whether the upstream supports member accounts. */
  available: boolean;
  /** Whether there are two boxes side by side. */
  isWide?: boolean;
  children: ReactNode;
}

/** One or two centred boxes with a form about an account. */
export function AccountScreen(props: AccountScreenProps) {
  const { title, description = "", available, isWide = false, children } = props;
  return (
    <div className="success-page grid content-center px-[clamp(1.125rem,4vw,2.5rem)] py-10 md:py-16">
      <PageHead title={title} description={description} noindex />
      <div
        className={classNames(
          "mx-auto flex w-full flex-col gap-6",
          isWide && available ? "max-w-4xl" : "max-w-xl",
        )}
      >
        <MemberNotice />
        {available ? <ApiProvider>{children}</ApiProvider> : <Unavailable title={title} />}
      </div>
    </div>
  );
}

/** Shown where the upstream has no accounts, so that nobody types into a form that can't be sent. */
function Unavailable({ title }: { title: string }) {
  const { contact } = useShell();
  const email = contact.ok ? contact.value.email : "";
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {title}
      </h1>
      <Notice
        title={memberFailure.unavailable}
        icon={<UserX aria-hidden="true" />}
        className="w-full"
      >
        <p className="text-muted">
          Everything else works without one. If you need help, please write to us
          {email && (
            <>
              {" at "}
              <a href={`mailto:${email}`} className="font-semibold underline underline-offset-4">
                {email}
              </a>
            </>
          )}
          .
        </p>
      </Notice>
    </>
  );
}
