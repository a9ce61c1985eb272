import { LINK_TOKEN, type Application } from "@kdl/schemas/applications/application";
import { applicationNouns } from "@kdl/schemas/applications/stage-texts";
import { formatDay } from "@kdl/schemas/content/event-time";
import { TOKEN_PARAMETER } from "@kdl/schemas/members/members";
import { useLoaderData } from "react-router";
import type { LoadArguments } from "../../data/page-module.ts";
import { useShell } from "../../document/use-shell.ts";
import { SuccessPage } from "../../forms/success-page.tsx";
import { paths } from "../../paths.ts";
import { applicationPaths } from "../../application-paths.ts";

interface Loaded {
  /** `null` where the upstream gives no links, or can't be asked. */
  application: Application | null;
  token: string;
}

export async function load({ data, url }: LoadArguments): Promise<Loaded> {
  const token = url.searchParams.get(TOKEN_PARAMETER) ?? "";
  if (!LINK_TOKEN.test(token)) return { application: null, token };
  const application = await data.query("applications.status", { token }).catch(() => null);
  return { application, token };
}

const formLink = { path: paths.internshipRegistration(), title: "Apply for an internship" };
const meanwhile = [
  { path: paths.mentors(), title: "Meet our mentors" },
  { path: paths.events("upcoming"), title: "See the next events" },
];

/** After an application was sent: what arrived, what happens next, and the private link. */
export default function RegistrationSuccessPage() {
  const { application, token } = useLoaderData<Loaded>();
  return (
    <SuccessPage title="Registration Successful!" form={formLink} meanwhile={meanwhile}>
      {application?.form === "club-registration" ? (
        <p>Thank you for registering.</p>
      ) : (
        <p>Thank you for registering. Please check your WhatsApp for interview updates.</p>
      )}
      {application && <NextStep application={application} token={token} />}
    </SuccessPage>
  );
}

function NextStep({ application, token }: { application: Application; token: string }) {
  const { timeZone } = useShell();
  const { form, next } = application;
  return (
    <div className="mt-4 rounded-field bg-tint p-5 text-left text-base text-base-content">
      <p className="font-semibold text-heading">
        We have received your {applicationNouns[form]}. No decision has been made yet.
      </p>
      {next && <p className="mt-2">{next.text}</p>}
      {next?.by && (
        <p className="mt-2">
          You will hear from us by{" "}
          <time dateTime={next.by} className="font-semibold">
            {formatDay(new Date(next.by), timeZone)}
          </time>
          .
        </p>
      )}
      {/* Loaded by the browser, so that the private link is in no address but the page's own. */}
      <a
        href={applicationPaths.status(token)}
        className="btn btn-primary btn-outline mt-4 max-sm:w-full"
      >
        Check its status
      </a>
      <p className="mt-2 text-sm text-muted">
        The link is private, and also in the email that we are sending you.
      </p>
    </div>
  );
}
