import { REFERENCE, REFERENCE_PARAMETER } from "@kdl/schemas/contract/submissions";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { useIsAlive } from "../browser/use-is-alive.ts";

/** The reference of the submission, if the address contains a valid one. */
export function SubmissionReference() {
  const { search } = useLocation();
  const reference = new URLSearchParams(search).get(REFERENCE_PARAMETER) ?? "";
  if (!REFERENCE.test(reference)) return null;
  return (
    <div className="w-full rounded-field bg-tint px-5 py-4 text-base">
      <dl>
        <dt className="text-sm font-semibold text-muted">Your reference</dt>
        <dd className="mt-1 flex flex-wrap items-center justify-center gap-3">
          <span className="min-w-0 font-mono text-xl font-bold tracking-wider wrap-anywhere text-heading select-all">
            {reference}
          </span>
          <CopyButton text={reference} />
        </dd>
      </dl>
      <p className="mt-2 text-sm text-muted">
        Please keep it. If you write or call, it helps us find what you sent.
      </p>
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const isAlive = useIsAlive();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  // Not without JavaScript or clipboard access, where it could do nothing.
  if (!isAlive || !navigator.clipboard) return null;
  return (
    <>
      <button type="button" className="btn btn-sm" onClick={() => void copy()}>
        {isCopied ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <Copy aria-hidden="true" className="size-4" />
        )}
        {isCopied ? "Copied" : "Copy"}
        <span className="sr-only"> reference</span>
      </button>
      <span role="status" className="sr-only">
        {isCopied ? "Reference copied" : ""}
      </span>
    </>
  );
}
