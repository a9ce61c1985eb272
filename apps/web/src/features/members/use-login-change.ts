import type { FormValues } from "@kdl/schemas/form";
import { use } from "react";
import type { Send } from "../../forms/submission.ts";
import { forgetLogin, rememberLogin } from "../../lib/login-hint.ts";
import { PageStateContext } from "../../lib/page-state-context.ts";

/** What follows in this browser when the server has begun, changed or ended a session. */
export function useLoginChange() {
  const { forget } = use(PageStateContext);
  /** What was asked before is somebody else's answer now. */
  const then =
    (change: () => void) =>
    <Values extends FormValues>(send: Send<Values>): Send<Values> =>
    async (submission) => {
      const receipt = await send(submission);
      change();
      forget();
      return receipt;
    };
  return { loggedIn: then(rememberLogin), changed: then(() => {}), loggedOut: then(forgetLogin) };
}
