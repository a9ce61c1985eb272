import { PageHead } from "../../lib/page-head.tsx";
import { LoginForm } from "./login-form.tsx";

export default function LoginPage() {
  return (
    <div className="success-page px-5 py-12 md:py-20">
      <PageHead title="Login" description="Log in to the member area." noindex />
      <h1 tabIndex={-1} className="sr-only">
        Member login
      </h1>
      <div className="mx-auto max-w-lg">
        <LoginForm />
      </div>
    </div>
  );
}
