import type { ReactNode } from "react";
import { PageHead } from "../document/page-head.tsx";

export interface PageLink {
  path: string;
  title: string;
}

interface SuccessCardProps {
  title: string;
  picture?: ReactNode;
  children: ReactNode;
}

/** The card of the pages that follow a form. */
export function SuccessCard({ title, picture, children }: SuccessCardProps) {
  return (
    <div className="success-page grid place-items-center px-5 py-16 md:py-24">
      <PageHead title={title} noindex />
      <div className="card-surface flex w-full max-w-xl min-w-0 flex-col items-center gap-4 p-5 text-center sm:p-8 md:p-12">
        {picture}
        <h1 tabIndex={-1} className="text-3xl wrap-anywhere md:text-4xl">
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
