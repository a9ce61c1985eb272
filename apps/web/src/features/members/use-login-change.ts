import type { FormValues } from "@kdl/schemas/forms/form";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { use } from "react";
import type { Send } from "../../forms/submission.ts";
import { forgetLogin, rememberLogin } from "../../session/login-hint.ts";
import { PageStateContext } from "../../data/page-state-context.ts";

/** What follows in this browser when the server has begun, changed or ended a session. */
export function useLoginChange() {
  const { forget } = use(PageStateContext);
  /** What was asked before may be another one's answer now. */
  const then =
    (change: () => void) =>
    <Values extends FormValues>(send: Send<Values>): Send<Values> =>
    async (submission) => {
      try {
        const receipt = await send(submission);
        change();
        return receipt;
      } catch (error) {
        // The header offers the login then.
        if ((error as Error).message === memberFailure.sessionEnded) forgetLogin();
        throw error;
      } finally {
        // A refusal is news as well: the session may be over.
        forget();
      }
    };
  return { loggedIn: then(rememberLogin), changed: then(() => {}), loggedOut: then(forgetLogin) };
}
