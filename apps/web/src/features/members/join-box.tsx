import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";

const reasons = [
  "Forms fill in your name and contact details for you.",
  "See what you registered for, and cancel what you can't attend.",
  "Put our frame around your photo.",
];

/** For visitors without an account. */
export function JoinBox() {
  return (
    <section className="flex flex-col gap-4 rounded-box bg-tint p-6 sm:p-7">
      <h2 className="text-xl">New here?</h2>
      <p>An account is free, and you can delete it at any time.</p>
      <ul className="list-disc space-y-1.5 ps-5 marker:text-heading">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <AppLink to={paths.signUp()} className="btn btn-primary btn-outline mt-1">
        Sign up
      </AppLink>
    </section>
  );
}
