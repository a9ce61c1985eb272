import { ownControl, type ReturnedForm } from "@kdl/schemas/submissions";

interface OwnControlsProps {
  token: string;
  returned: ReturnedForm | null;
}

/** What a form sends along for the site itself; none of it goes upstream. */
export function OwnControls({ token, returned }: OwnControlsProps) {
  return (
    <>
      {/* Firefox would fill hidden controls with what they held before a reload. */}
      <input type="hidden" name={ownControl.token} value={token} autoComplete="off" readOnly />
      {returned && (
        <input
          type="hidden"
          name={ownControl.key}
          value={returned.idempotencyKey}
          autoComplete="off"
          readOnly
        />
      )}
      <div className="aside-field" aria-hidden="true">
        <label>
          Website
          <input type="text" name={ownControl.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
