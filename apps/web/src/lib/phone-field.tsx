import { PHONE_DIGITS } from "@kdl/schemas/form-limits";
import { TextField } from "../ui/form-controls.tsx";

interface PhoneFieldProps {
  name: string;
  label?: string;
  required?: boolean;
}

/** A phone number as people write them. */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      hint={`${PHONE_DIGITS} digits; +91, blanks and dashes are fine.`}
    />
  );
}
