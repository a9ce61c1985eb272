import { SuccessPage } from "../../forms/success-page.tsx";
import { paths } from "../../paths.ts";

const formLink = { path: paths.contact(), title: "Write to us" };
const meanwhile = [
  { path: paths.services(), title: "See what we offer students" },
  { path: paths.events("upcoming"), title: "See the next events" },
];

export default function ThankYouPage() {
  return (
    <SuccessPage title="Thank you for contacting us!" form={formLink} meanwhile={meanwhile}>
      <p>We will get back to you as soon as possible.</p>
      <p className="mt-2 text-base">
        We answer by email, to the address that you gave. Please check your spam folder, too.
      </p>
    </SuccessPage>
  );
}
