import {
  NUMBER_PARAMETER,
  NUMBER_TYPED_MAX,
  numberProblem,
} from "@kdl/schemas/certificates/certificate-number";
import { useId } from "react";
import { certificatePaths } from "../../certificate-paths.ts";
import { FieldBindings } from "../../ui/field-bindings.ts";
import { TextField } from "../../ui/form-controls.tsx";
import { TitleHead } from "../../document/title-head.tsx";

const title = "Check a certificate";

/**
 * Asks for the number of a certificate. The browser sends it by itself, so it needs no JavaScript.
 *
 * @param typed what can't be a number; empty before anything was typed
 */
export function NumberForm({ typed }: { typed: string }) {
  const id = useId();
  const error = typed === "" ? undefined : numberProblem(typed);
  return (
    <div className="container-narrow section-space">
      <TitleHead title={error ? `Error: ${title}` : title} />
      <form
        action={certificatePaths.check()}
        className="card-surface flex flex-col gap-5 p-5 sm:p-8"
      >
        <h1 tabIndex={-1} className="text-3xl md:text-4xl">
          {title}
        </h1>
        <p className="text-muted">
          Type the number that is printed on the certificate, and you see whether it is genuine.
        </p>
        <FieldBindings
          value={() => ({ id, label: "Number of the certificate", error, initial: typed })}
        >
          <TextField
            name={NUMBER_PARAMETER}
            required
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={NUMBER_TYPED_MAX}
            hint="16 letters and digits, such as 7K3Q-9M2X-ABCD-01VZ. Capital or small letters, blanks and dashes don’t matter."
          />
        </FieldBindings>
        <button type="submit" className="btn btn-primary self-start">
          Check
        </button>
      </form>
    </div>
  );
}
