import { applicationFailure, linksSent } from "@kdl/schemas/applications/application-messages";
import { applicationLinksForm } from "@kdl/schemas/applications/application-links-form";
import { SENT_PARAMETER } from "@kdl/schemas/pages/parameters";
import { MailCheck } from "lucide-react";
import { useLoaderData, useSearchParams } from "react-router";
import type { LoadArguments } from "../../data/page-module.ts";
import { PageHead } from "../../document/page-head.tsx";
import { api, ApiProvider, sendWith } from "../../forms/api.tsx";
import { Form } from "../../forms/form.tsx";
import { AppLink } from "../../navigation/app-link.tsx";
import { applicationPaths } from "../../application-paths.ts";
import { paths } from "../../paths.ts";
import { TextField } from "../../ui/form-controls.tsx";
import { Notice } from "../../ui/notice.tsx";

const title = "Your application";

export async function load({ data }: LoadArguments) {
  const { token } = await data.query("forms.begin");
  return { formToken: token };
}

/** Sends applicants the private links to their applications again. */
export default function ApplicationLinksPage() {
  const { formToken } = useLoaderData<Awaited<ReturnType<typeof load>>>();
  const [search] = useSearchParams();
  return (
    <div className="success-page grid content-center px-[clamp(1.125rem,4vw,2.5rem)] py-10 md:py-16">
      <PageHead title={title} noindex />
      <div className="mx-auto w-full max-w-xl">
        {search.has(SENT_PARAMETER) ? (
          <Sent />
        ) : (
          <ApiProvider>
            <LinksForm token={formToken} />
          </ApiProvider>
        )}
      </div>
    </div>
  );
}

function LinksForm({ token }: { token: string }) {
  const { mutateAsync } = api.applications.sendLinks.useMutation();
  return (
    <Form
      form={applicationLinksForm}
      title="Where does my application stand?"
      isPage
      note="Every application has a page of its own, with a private link. Enter the email address that you applied with, and we’ll send you the link again."
      action={applicationPaths.links()}
      token={token}
      submit="Send me my link again"
      starNote={false}
      send={sendWith(mutateAsync)}
      failure={applicationFailure.failed}
    >
      <TextField name="email" type="email" required autoComplete="email" />
    </Form>
  );
}

function Sent() {
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        Check your inbox
      </h1>
      <Notice title="Check your inbox" icon={<MailCheck aria-hidden="true" />} className="w-full">
        <p className="text-muted">{linksSent}</p>
        <p className="text-muted">
          Nothing there after a few minutes? Check your spam folder, or try the other addresses that
          you use.
        </p>
        <AppLink to={paths.home()} className="btn btn-primary mt-2">
          Back to Home
        </AppLink>
      </Notice>
    </>
  );
}
