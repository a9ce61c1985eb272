import { forgetLogin } from "../../session/login-hint.ts";
import { HiddenField } from "../../forms/hidden-field.tsx";
import { paths } from "../../paths.ts";

/** The browser submits this form natively, like every log-out form. */
export function LogOutEverywhere() {
  return (
    <form
      method="post"
      action={paths.account()}
      className="card-surface flex flex-col items-start gap-4 p-5 sm:p-8 md:p-10"
      onSubmit={forgetLogin}
    >
      <HiddenField name="form" value="log-out-everywhere" />
      <h2 className="text-2xl md:text-3xl">Other devices</h2>
      <p className="text-muted">
        Logged in on someone else’s device, or lost yours? This logs you out everywhere, including
        on this device.
      </p>
      <button type="submit" className="btn btn-primary btn-outline btn-lg max-sm:w-full">
        Log out on all devices
      </button>
    </form>
  );
}
