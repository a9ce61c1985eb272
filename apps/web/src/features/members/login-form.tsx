import { useShell } from "../../lib/use-shell.ts";
import { TextField } from "../../ui/form-controls.tsx";

/** Nobody can log in yet, and the form says so: what a person types must not seem to have arrived. */
export function LoginForm() {
  const { contact } = useShell();
  const email = contact.ok ? contact.value.email : "";
  return (
    <form className="card-surface flex flex-col gap-6 p-6 md:p-10" noValidate>
      <h2 className="text-2xl md:text-3xl">Login</h2>
      <TextField name="username" label="Username" required autoComplete="username" />
      <TextField
        name="password"
        label="Password"
        type="password"
        required
        autoComplete="current-password"
      />
      <p role="note" className="rounded-field bg-tint px-4 py-3 text-sm">
        The member area opens soon. Until then, please write to us
        {email && (
          <>
            {" at "}
            <a href={`mailto:${email}`} className="font-semibold underline underline-offset-4">
              {email}
            </a>
          </>
        )}
        .
      </p>
      <button type="button" className="btn btn-primary btn-lg self-start" disabled>
        Log in
      </button>
    </form>
  );
}
