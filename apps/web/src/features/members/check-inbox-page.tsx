import { MailCheck } from "lucide-react";
import { useSearchParams } from "react-router";
import { AppLink } from "../../navigation/app-link.tsx";
import { PageHead } from "../../document/page-head.tsx";
import { NOTICE_PARAMETER } from "@kdl/schemas/pages/parameters";
import { paths } from "../../paths.ts";

const texts = new Map([
  ["signedUp", "We have sent you a link to choose your password. It works for 24 hours."],
  [
    "resetSent",
    "If there is an account with this address, we have sent it a link to set a new password. It works for one hour.",
  ],
]);

/** For an address that says nothing of what was sent. */
const anyMail = "If the address is right, we have sent it a link.";

export default function CheckInboxPage() {
  const [search] = useSearchParams();
  const text = texts.get(search.get(NOTICE_PARAMETER) ?? "") ?? anyMail;
  return (
    <div className="success-page grid place-items-center px-5 py-16 md:py-24">
      <PageHead title="Check your inbox" noindex />
      <div className="card-surface flex w-full max-w-xl flex-col items-center gap-4 p-8 text-center md:p-12">
        <span className="grid size-16 place-items-center rounded-full bg-tint text-heading">
          <MailCheck aria-hidden="true" className="size-8" />
        </span>
        <h1 tabIndex={-1} className="text-3xl md:text-4xl">
          Check your inbox
        </h1>
        <p className="text-lg text-muted">{text}</p>
        <p className="text-muted">
          Nothing there after a few minutes? Check your spam folder, or make sure the address was
          correct and try again. If you get several links, any of them works.
        </p>
        <AppLink to={paths.login()} className="btn btn-primary mt-4">
          Go to login
        </AppLink>
      </div>
    </div>
  );
}
