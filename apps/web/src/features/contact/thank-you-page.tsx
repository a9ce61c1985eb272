import { SuccessPage } from "../../forms/success-page.tsx";

export default function ThankYouPage() {
  return (
    <SuccessPage title="Thank you for contacting us!">
      <p>We will get back to you as soon as possible.</p>
    </SuccessPage>
  );
}
