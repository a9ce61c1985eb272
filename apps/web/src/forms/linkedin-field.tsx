import { TextField } from "../ui/form-controls.tsx";

/** The address of a person's page on LinkedIn. All forms that ask for it call it the same. */
export function LinkedInField() {
  return (
    <TextField
      name="linkedin_url"
      type="url"
      inputMode="url"
      autoComplete="url"
      placeholder="https://www.linkedin.com/in/…"
    />
  );
}
