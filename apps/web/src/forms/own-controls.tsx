import { ownControl, type ReturnedForm } from "@kdl/schemas/contract/submissions";
import { HiddenField } from "./hidden-field.tsx";

interface OwnControlsProps {
  /** Tells forms apart that are sent to the same page. */
  formName: string | null;
  token: string;
  returned: ReturnedForm | null;
}

/** What a form sends along for the site itself; none of it goes upstream. */
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
