import { eventRegistrationForm } from "@kdl/schemas/forms/event-registration";
import type { EventDetail } from "@kdl/schemas/content/events";
import { genders, oneZero } from "@kdl/schemas/forms/form-choices";
import { waitlistTexts } from "@kdl/schemas/registrations/waitlist-texts";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { api, ApiProvider, sendWith } from "../../forms/api.tsx";
import { DraftNote } from "../../forms/draft-note.tsx";
import { Form } from "../../forms/form.tsx";
import { HiddenField } from "../../forms/hidden-field.tsx";
import type { FormStart } from "../../forms/load-form.ts";
import { PhoneField } from "../../forms/phone-field.tsx";
import { ProfileNote } from "../../forms/profile-note.tsx";
import { paths } from "../../paths.ts";
import { ChoiceGroup } from "../../ui/choice-controls.tsx";
import { FieldGrid } from "../../ui/field-grid.tsx";
import { SelectField, TextField } from "../../ui/form-controls.tsx";

interface EventRegistrationFormProps extends FormStart {
  event: EventDetail;
}

export function EventRegistrationForm(props: EventRegistrationFormProps) {
  return (
    <ApiProvider>
      <Fields {...props} />
    </ApiProvider>
  );
}

function Fields({ event, token, known }: EventRegistrationFormProps) {
  const { mutateAsync } = api.events.register.useMutation();
  return (
    <Form
      // A form for another event must not inherit this one's answers.
      key={event.slug}
      form={eventRegistrationForm}
      title="Event Registration Form"
      action={paths.eventRegistration(event.slug)}
      token={token}
      submit={event.joinsWaitlist ? waitlistTexts.button : "Register"}
      dataUse="We use your details to plan the event and to tell you about changes to it."
      note={event.joinsWaitlist ? waitlistTexts.note : undefined}
      send={sendWith(mutateAsync)}
      failure={submissionFailure.eventRegistration}
      prefill={known}
      above={
        <>
          {known && <ProfileNote />}
          <DraftNote name={`${eventRegistrationForm.name}:${event.id}`} />
        </>
      }
    >
      <FieldGrid>
        <TextField name="first_name" required autoComplete="given-name" />
        <TextField name="last_name" required autoComplete="family-name" />
        <TextField name="email" type="email" required autoComplete="email" />
        <PhoneField name="mobile" required />
      </FieldGrid>
      <TextField name="occupation" autoComplete="organization-title" />
      <FieldGrid>
        <ChoiceGroup
          type="radio"
          name="attending"
          label="Will you attend?"
          choices={oneZero}
          defaultValue="1"
        />
        <SelectField
          name="gender"
          choices={genders}
          placeholder="Select Gender"
          autoComplete="sex"
        />
      </FieldGrid>
      <HiddenField name="event_id" value={event.id} />
    </Form>
  );
}
