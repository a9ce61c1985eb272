import { HOME_COUNTRY, indianStates } from "@kdl/schemas/members/profile-choices";
import { useContext } from "react";
import { useAnswer } from "../../forms/form-handle.ts";
import { Field } from "../../ui/field.tsx";
import { FieldBindings } from "../../ui/field-bindings.ts";

/**
 * A list for the home country, free text elsewhere. Without JavaScript the saved country decides which
 * one is rendered; the server validates the answer in any case.
 */
export function StateField() {
  const bind = useContext(FieldBindings);
  const country = useAnswer("country", bind("country")?.initial);
  const state = useAnswer("state", bind("state")?.initial);
  return (
    <Field name="state">
      {(control) => {
        // Keeps the answer when the control changes.
        const answer = String(state);
        if (country !== HOME_COUNTRY) {
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
