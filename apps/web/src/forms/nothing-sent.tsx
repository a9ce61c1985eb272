import { AppLink } from "../navigation/app-link.tsx";
import { paths } from "../paths.ts";
import { type PageLink, SuccessCard } from "./success-card.tsx";

/** Replaces a success page that is opened without sending a form. */
export function NothingSent({ form }: { form: PageLink }) {
  return (
    <SuccessCard title="Nothing was sent just now">
      <p className="text-lg text-muted">
        People come here after sending a form, and you haven’t sent one just now. If you sent one
        earlier, check your inbox and the spam folder for our email.
      </p>
      <div className="mt-4 grid w-full gap-3">
        <AppLink to={form.path} className="btn btn-primary h-auto min-h-11 py-2">
          {form.title}
        </AppLink>
        {form.path !== paths.contact() && (
          <AppLink
            to={paths.contact()}
            className="btn btn-outline btn-primary h-auto min-h-11 py-2"
          >
            Contact us
          </AppLink>
        )}
        <AppLink to={paths.home()} className="btn btn-outline btn-primary h-auto min-h-11 py-2">
          Back to Home
        </AppLink>
      </div>
    </SuccessCard>
  );
}
