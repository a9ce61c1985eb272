import { CONTACT_MESSAGE_HINT, CONTACT_NAME_MAX } from "@kdl/schemas/form-limits";
import { Banner } from "../../lib/banner.tsx";
import { ContactList } from "../../lib/contact-list.tsx";
import { FieldGrid, FormShell } from "../../lib/form-shell.tsx";
import { LoadFailed } from "../../lib/load-failed.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { PhoneField } from "../../lib/phone-field.tsx";
import { useCrumbs } from "../../lib/use-crumbs.ts";
import { useShell } from "../../lib/use-shell.ts";
import { paths } from "../../paths.ts";
import { TextAreaField, TextField } from "../../ui/form-controls.tsx";

export default function ContactPage() {
  const { contact } = useShell();
  const crumbs = useCrumbs([{ title: "Contact", path: paths.contact() }]);
  return (
    <>
      <PageHead
        title="Contact"
        description="Write to us, call, or come by: address, phone and e-mail, and a form."
        structuredData={[crumbs.data]}
      />
      <Banner title="Contact" crumbs={crumbs.list} />
      <div className="container-site section-space grid gap-10 md:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <FormShell title="Get In Touch" submit="Send message">
          <TextField
            name="name"
            label="Name"
            required
            maxLength={CONTACT_NAME_MAX}
            autoComplete="name"
          />
          <FieldGrid>
            <TextField name="email" label="Email" type="email" required autoComplete="email" />
            <PhoneField name="phone" label="Phone" required />
          </FieldGrid>
          <TextAreaField
            name="message"
            label="Message"
            required
            hint={`A good message has ${CONTACT_MESSAGE_HINT} characters or more.`}
          />
        </FormShell>
        <section className="rounded-box bg-tint p-7 md:self-start">
          <h2 className="mb-6 text-2xl">Contact</h2>
          {contact.ok ? (
            <ContactList contact={contact.value} />
          ) : (
            <LoadFailed message={contact.message} />
          )}
        </section>
      </div>
    </>
  );
}
