import { ownControl, type ReturnedForm } from "@kdl/schemas/contract/submissions";
import { HiddenField } from "./hidden-field.tsx";

interface OwnControlsProps {
  /** Distinguishes forms that are posted to the same page. */
  formName: string | null;
  token: string;
  returned: ReturnedForm | null;
}

/** Controls for the site itself; they aren't sent upstream. */
export function OwnControls({ formName, token, returned }: OwnControlsProps) {
  return (
    <>
      {formName && <HiddenField name="form" value={formName} />}
      <HiddenField name={ownControl.token} value={token} />
      {returned && <HiddenField name={ownControl.key} value={returned.idempotencyKey} />}
      <div className="aside-field" aria-hidden="true">
        <label>
          Website
          <input type="text" name={ownControl.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
