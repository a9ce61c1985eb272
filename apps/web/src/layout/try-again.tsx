import { useContext } from "react";
import { useLocation, useRevalidator } from "react-router";
import { PageStateContext } from "../data/page-state-context.ts";

/** Loads the page's content once more; without a script it is a link to the page itself. */
export function TryAgain() {
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  const { forget } = useContext(PageStateContext);
  return (
    <a
      href={pathname + search}
      className="btn btn-primary"
      aria-busy={state === "loading"}
      onClick={(event) => {
        event.preventDefault();
        forget();
        void revalidate();
      }}
    >
      {state === "loading" && <span className="loading loading-spinner loading-sm" />}
      Try again
    </a>
  );
}
