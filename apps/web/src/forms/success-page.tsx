import type { ReactNode } from "react";
import { paths } from "../paths.ts";
import { SuccessPicture } from "../ui/success-picture.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { NothingSent } from "./nothing-sent.tsx";
import { SubmissionReference } from "./submission-reference.tsx";
import { type PageLink, SuccessCard } from "./success-card.tsx";
import { useWasSent } from "./use-was-sent.ts";

interface SuccessPageProps {
  title: string;
  /** Pages to visit while waiting for an answer, most useful first. */
  meanwhile: readonly PageLink[];
  /** Where the form is, for visitors who haven't sent one. */
  form: PageLink;
  children: ReactNode;
}

/** Shown after a form was sent: what happened, what comes next, what to do meanwhile. */
export function SuccessPage({ title, meanwhile, form, children }: SuccessPageProps) {
  if (!useWasSent()) return <NothingSent form={form} />;
  return (
    <SuccessCard title={title} picture={<SuccessPicture />}>
      <div className="text-lg text-muted">{children}</div>
      <SubmissionReference />
      <section className="w-full text-left" aria-labelledby="meanwhile">
        <h2 id="meanwhile" className="text-lg">
          While you wait
        </h2>
        <ul className="mt-1">
          {meanwhile.map(({ path, title: text }) => (
            <li key={path}>
              <AppLink to={path} className="link inline-flex min-h-11 items-center">
                {text}
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
      <AppLink to={paths.home()} className="btn btn-primary mt-4">
        Back to Home
      </AppLink>
    </SuccessCard>
  );
}
