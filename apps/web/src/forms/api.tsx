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

/** The gateway's mutations as hooks. Only form pages load this. */
export const api = createTRPCReact<AppRouter>();

/** Longest wait, in ms. The gateway answers within 8 s if it can be reached. */
const TIMEOUT_MS = 20_000;

/** Providers for forms that send JSON. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(
    () =>
      // Forms are sent only on request: no retries, and nothing is queued while offline.
      new QueryClient({ defaultOptions: { mutations: { networkMode: "always", retry: false } } }),
  );
  const [client] = useState(() =>
    api.createClient({ links: [httpLink({ url: "/trpc", fetch: fetchWithTimeout })] }),
  );
  return (
    <api.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </api.Provider>
  );
}

/** Each attempt has its own request id, so that unanswered ones can be found in the logs. */
const fetchWithTimeout: Fetch = async (input, init) => {
  const { headers, ...rest } = init as RequestInit;
  const requestId = newRequestId();
  const named = new Headers(headers);
  named.set(REQUEST_ID_HEADER, requestId);
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return await fetch(input, { ...rest, headers: named, signal });
  } catch (cause) {
    throw new Unanswered(requestId, cause);
  }
};

type Fetch = NonNullable<Parameters<typeof httpLink>[0]["fetch"]>;

type Mutate = (
  input: Omit<Submission, "values"> & { answers: FormValues },
) => Promise<SubmissionReceipt>;

/** Sends a form through a mutation, and translates refusals into messages for the form. */
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

/** The gateway's message, unless something else answered or nothing did. */
function refusalIn({ message, data }: { message: string; data: unknown }) {
  const refusal = (data ?? {}) as Partial<Refusal> & { httpStatus?: number };
  const { httpStatus, fields, requestId = null } = refusal;
  if (httpStatus === undefined) return null;
  return new SubmissionFailure(message, fields, httpStatus >= 500 ? requestId : null);
}
