import { AppLink } from "../navigation/app-link.tsx";
import { paths } from "../paths.ts";
import { type PageLink, SuccessCard } from "./success-card.tsx";

/** A success page that no form has led to: it claims nothing. */
export function NothingSent({ form }: { form: PageLink }) {
  return (
    <SuccessCard title="Nothing was sent just now">
      <p className="text-lg text-muted">
        People come here after sending a form, and you haven’t sent one just now. If you sent one
        earlier, check your inbox and the spam folder for our email.
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <AppLink to={form.path} className="btn btn-primary">
          {form.title}
        </AppLink>
        {form.path !== paths.contact() && (
          <AppLink to={paths.contact()} className="btn btn-outline btn-primary">
            Contact us
          </AppLink>
        )}
        <AppLink to={paths.home()} className="btn btn-outline btn-primary">
          Back to Home
        </AppLink>
      </div>
    </SuccessCard>
  );
}
