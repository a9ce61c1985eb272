import { PHONE_DIGITS } from "@kdl/schemas/forms/form-limits";
import { TextField } from "../ui/form-controls.tsx";

interface PhoneFieldProps {
  name: string;
  label?: string;
  required?: boolean;
  /** Autofill token; defaults to the visitor's own number. */
  autoComplete?: string;
}

/** A phone number as people write them. */
export function PhoneField({ autoComplete = "tel-national", ...props }: PhoneFieldProps) {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      hint={`${PHONE_DIGITS} digits; +91, blanks and dashes are fine.`}
    />
  );
}
