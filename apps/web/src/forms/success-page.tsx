import type { ReactNode } from "react";
import { paths } from "../paths.ts";
import { SuccessPicture } from "../ui/success-picture.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHead } from "../document/page-head.tsx";
import { SubmissionReference } from "./submission-reference.tsx";

interface SuccessPageProps {
  title: string;
  children: ReactNode;
}

/** After a form was sent: what happened, what comes next, the way home. */
export function SuccessPage({ title, children }: SuccessPageProps) {
  return (
    <div className="success-page grid place-items-center px-5 py-16 md:py-24">
      <PageHead title={title} noindex />
      <div className="card-surface flex w-full max-w-xl min-w-0 flex-col items-center gap-4 p-5 sm:p-8 text-center md:p-12">
        <SuccessPicture />
        <h1 tabIndex={-1} className="text-3xl wrap-anywhere md:text-4xl">
          {title}
        </h1>
        <div className="text-lg text-muted">{children}</div>
        <SubmissionReference />
        <AppLink to={paths.home()} className="btn btn-primary mt-4">
          Back to Home
        </AppLink>
      </div>
    </div>
  );
}
