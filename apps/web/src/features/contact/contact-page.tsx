import { useLoaderData } from "react-router";
import { Banner } from "../../layout/banner.tsx";
import { ContactList } from "../../layout/contact-list.tsx";
import { LoadFailed } from "../../layout/load-failed.tsx";
import { type FormStart, loadForm } from "../../forms/load-form.ts";
import { PageHead } from "../../document/page-head.tsx";
import type { LoadArguments } from "../../data/page-module.ts";
import { useCrumbs } from "../../layout/use-crumbs.ts";
import { useShell } from "../../document/use-shell.ts";
import { paths } from "../../paths.ts";
import { ContactForm } from "./contact-form.tsx";

export function load({ data }: LoadArguments) {
  return loadForm(data);
}

export default function ContactPage() {
  const start = useLoaderData<FormStart>();
  const { contact } = useShell();
  const crumbs = useCrumbs([{ title: "Contact", path: paths.contact() }]);
  return (
    <>
      <PageHead
        title="Contact"
        description="Write, call or visit us: address, phone, email and a contact form."
        structuredData={[crumbs.data]}
      />
      <Banner title="Contact" crumbs={crumbs.list} />
      <div className="container-site section-space grid gap-10 md:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <ContactForm {...start} />
        <section className="rounded-box bg-tint p-6 md:self-start">
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
