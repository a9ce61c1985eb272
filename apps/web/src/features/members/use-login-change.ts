import type { FormValues } from "@kdl/schemas/forms/form";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { useContext } from "react";
import type { Send } from "../../forms/submission.ts";
import { forgetLogin, rememberLogin } from "../../session/login-hint.ts";
import { PageStateContext } from "../../data/page-state-context.ts";

/** Updates this browser after the server has started, changed or ended a session. */
export function useLoginChange() {
  const { forget } = useContext(PageStateContext);
  /** Earlier results may belong to another member. */
  const then =
    (change: () => void) =>
    <Values extends FormValues>(send: Send<Values>): Send<Values> =>
    async (submission) => {
      try {
        const receipt = await send(submission);
        change();
        return receipt;
      } catch (error) {
        // The header then offers the login.
        if ((error as Error).message === memberFailure.sessionEnded) forgetLogin();
        throw error;
      } finally {
        // Also after a refusal: the session may be over.
        forget();
      }
    };
  return { loggedIn: then(rememberLogin), changed: then(() => {}), loggedOut: then(forgetLogin) };
}
