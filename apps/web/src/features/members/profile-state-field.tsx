import { HOME_COUNTRY, indianStates } from "@kdl/schemas/profile-choices";
import { use } from "react";
import { useAnswer } from "../../forms/form-handle.ts";
import { useIsAlive } from "../../lib/use-is-alive.ts";
import { Field } from "../../ui/field.tsx";
import { FieldBindings } from "../../ui/field-bindings.ts";

/**
 * A list for the home country, free text elsewhere. Without a script the saved country decides which
 * of them is there; the server checks the answer in any case.
 */
export function StateField() {
  const isAlive = useIsAlive();
  const saved = use(FieldBindings)("country")?.initial;
  const [country, state] = [useAnswer("country"), String(useAnswer("state"))];
  const isHome = (isAlive ? country || saved : saved) === HOME_COUNTRY;
  return (
    <Field name="state">
      {(control, initial = "") => {
        // What was answered goes over into the other control.
        const answer = state || initial;
        if (!isHome) {
          return (
            <input
              className="input w-full"
              autoComplete="address-level1"
              defaultValue={answer}
              {...control}
            />
          );
        }
        return (
          <select
            className="select w-full"
            autoComplete="address-level1"
            defaultValue={indianStates.some(({ value }) => value === answer) ? answer : ""}
            {...control}
          >
            <option value="">Select State</option>
            {indianStates.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        );
      }}
    </Field>
  );
}
