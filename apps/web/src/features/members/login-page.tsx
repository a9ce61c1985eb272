import { FormShell } from "../../lib/form-shell.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { TextField } from "../../ui/form-controls.tsx";

export default function LoginPage() {
  return (
    <div className="success-page px-5 py-12 md:py-20">
      <PageHead title="Login" description="Log in to the member area." noindex />
      <h1 tabIndex={-1} className="sr-only">
        Member login
      </h1>
      <div className="mx-auto max-w-lg">
        <FormShell title="Login" submit="Log in">
          <TextField name="username" label="Username" required autoComplete="username" />
          <TextField
            name="password"
            label="Password"
            type="password"
            required
            autoComplete="current-password"
          />
        </FormShell>
      </div>
    </div>
  );
}
