import type { AppRouter } from "@kdl/bff/types";
import type { FormValues } from "@kdl/schemas/forms/form";
import {
  type Refusal,
  REQUEST_ID_HEADER,
  type SubmissionReceipt,
} from "@kdl/schemas/contract/submissions";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createTRPCReact, httpLink, TRPCClientError } from "@trpc/react-query";
import { type ReactNode, useState } from "react";
import {
  newRequestId,
  type Send,
  type Submission,
  SubmissionFailure,
  Unanswered,
} from "./submission.ts";

/** The gateway's mutations as hooks. Form pages alone load this. */
export const api = createTRPCReact<AppRouter>();

/** Longest wait for an answer, in ms. The gateway gives its own within 8 s, if it is reached. */
const PATIENCE_MS = 20_000;

/** What forms that send JSON need around them. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(
    () =>
      // A form is sent when a person says so: neither again nor later by itself.
      new QueryClient({ defaultOptions: { mutations: { networkMode: "always", retry: false } } }),
  );
  const [client] = useState(() =>
    api.createClient({ links: [httpLink({ url: "/trpc", fetch: withPatience })] }),
  );
  return (
    <api.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </api.Provider>
  );
}

/** Each try has a name of its own, so that one without an answer can be found in the logs as well. */
const withPatience: Fetch = async (input, init) => {
  const { headers, ...rest } = init as RequestInit;
  const requestId = newRequestId();
  const named = new Headers(headers);
  named.set(REQUEST_ID_HEADER, requestId);
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return await fetch(input, { ...rest, headers: named, signal });
  } catch (cause) {
    throw new Unanswered(requestId, cause);
  }
};

type Fetch = NonNullable<Parameters<typeof httpLink>[0]["fetch"]>;

type Mutate = (
  input: Omit<Submission, "values"> & { answers: FormValues },
) => Promise<SubmissionReceipt>;

/** Sends a form through a mutation, and turns its refusals into what forms tell. */
export function sendWith(mutate: Mutate): Send {
  return async ({ values, ...own }) => {
    try {
      return await mutate({ answers: values, ...own });
    } catch (error) {
      if (!(error instanceof TRPCClientError)) throw error;
      throw refusalIn(error) ?? (error.cause instanceof Unanswered ? error.cause : error);
    }
  };
}

/** The gateway's own words; there are none where something else answered, or nothing did. */
function refusalIn({ message, data }: { message: string; data: unknown }) {
  const refusal = (data ?? {}) as Partial<Refusal> & { httpStatus?: number };
  const { httpStatus, fields, requestId = null } = refusal;
  if (httpStatus === undefined) return null;
  return new SubmissionFailure(message, fields, httpStatus >= 500 ? requestId : null);
}
