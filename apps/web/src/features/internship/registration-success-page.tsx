import { SuccessPage } from "../../forms/success-page.tsx";

export default function RegistrationSuccessPage() {
  return (
    <SuccessPage title="Registration Successful!">
      <p>Thank you for registering. Please check your WhatsApp for interview updates.</p>
    </SuccessPage>
  );
}
