import { contactForm } from "@kdl/schemas/forms/contact-form";
import { CONTACT_MESSAGE_HINT, CONTACT_NAME_MAX } from "@kdl/schemas/forms/form-limits";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { api, ApiProvider, sendWith } from "../../forms/api.tsx";
import { DraftNote } from "../../forms/draft-note.tsx";
import { Form } from "../../forms/form.tsx";
import { useAnswer } from "../../forms/form-handle.ts";
import type { FormStart } from "../../forms/load-form.ts";
import { PhoneField } from "../../forms/phone-field.tsx";
import { ProfileNote } from "../../forms/profile-note.tsx";
import { paths } from "../../paths.ts";
import { TextAreaField, TextField } from "../../ui/form-controls.tsx";
import { FieldGrid } from "../../ui/field-grid.tsx";

export function ContactForm(start: FormStart) {
  return (
    <ApiProvider>
      <Fields {...start} />
    </ApiProvider>
  );
}

function Fields({ token, known }: FormStart) {
  const { mutateAsync } = api.contact.send.useMutation();
  return (
    <Form
      form={contactForm}
      title="Get In Touch"
      action={paths.contact()}
      token={token}
      submit="Send message"
      dataUse="We use your details to answer you."
      send={sendWith(mutateAsync)}
      failure={submissionFailure.contact}
      prefill={known}
      above={
        <>
          {known && <ProfileNote />}
          <DraftNote name={contactForm.name} />
        </>
      }
    >
      <TextField name="name" required maxLength={CONTACT_NAME_MAX} autoComplete="name" />
      <FieldGrid>
        <TextField name="email" type="email" required autoComplete="email" />
        <PhoneField name="phone" required />
      </FieldGrid>
      <Message />
    </Form>
  );
}

/** Counts up to a helpful length; shorter messages are accepted too. */
function Message() {
  const length = [...String(useAnswer("message")).trim()].length;
  return (
    <TextAreaField
      name="message"
      required
      rows={6}
      hint={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>Aim for at least {CONTACT_MESSAGE_HINT} characters.</span>
          {length > 0 && (
            <span className="tabular-nums">
              {length} of {CONTACT_MESSAGE_HINT}
            </span>
          )}
        </span>
      }
    />
  );
}
