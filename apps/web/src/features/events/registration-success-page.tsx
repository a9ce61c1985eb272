import { SuccessPage } from "../../forms/success-page.tsx";

export default function EventRegistrationSuccessPage() {
  return (
    <SuccessPage title="Registration Successful!">
      <p>Thank you for registering. Please check your Email for event updates.</p>
    </SuccessPage>
  );
}
