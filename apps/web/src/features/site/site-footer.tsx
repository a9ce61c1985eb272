import { empty } from "@kdl/schemas/messages";
import { DEFAULT_COPYRIGHT } from "@kdl/schemas/content/defaults";
import type { ReactNode } from "react";
import { AppLink } from "../../navigation/app-link.tsx";
import { ContactList } from "../../layout/contact-list.tsx";
import { usePrivacyPath } from "../../document/use-privacy-path.ts";
import { useShell } from "../../document/use-shell.ts";
import { paths } from "../../paths.ts";
import { BrandIcon } from "../../ui/brand-icon.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { ThemeControl } from "./theme-control.tsx";

const networkNames = {
  linkedin: "LinkedIn",
  youtube: "YouTube",
  facebook: "Facebook",
  instagram: "Instagram",
  tripadvisor: "Tripadvisor",
} as const;

/** Logo, social links, quick links, services and contact details. */
export function SiteFooter() {
  const { footer, siteName } = useShell();
  const privacy = usePrivacyPath();
  const copyright = footer.ok ? footer.value.copyright : "";
  return (
    <footer className="footer-surface mt-auto">
      <div className="container-site footer-columns">
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 sm:flex-col sm:items-start sm:justify-start sm:gap-5">
          {footer.ok && footer.value.logo ? (
            <img
              src={footer.value.logo}
              alt={siteName}
              height={100}
              loading="lazy"
              className="h-[100px] w-auto max-w-full object-contain object-left"
            />
          ) : (
            <p className="text-xl font-bold">{siteName}</p>
          )}
          <SocialLinks />
        </div>
        <Column title="Quick Links">
          <QuickLinks />
        </Column>
        <Column title="Services">
          <ServiceLinks />
        </Column>
        <Column title="Contact">
          <FooterContact />
        </Column>
      </div>
      <div className="border-t border-white/15">
        <div className="container-site footer-bottom">
          {copyright ? <RichText html={copyright} /> : <p>{DEFAULT_COPYRIGHT}</p>}
          {privacy && <AppLink to={privacy}>Privacy</AppLink>}
          <ThemeControl />
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-1 text-base text-current sm:mb-4">{title}</h2>
      {children}
    </section>
  );
}

function QuickLinks() {
  const { footer } = useShell();
  if (footer.ok && footer.value.links) {
    return <RichText html={footer.value.links} className="footer-links footer-line" />;
  }
  return (
    <ul className="footer-links footer-line">
      <li>
        <AppLink to={paths.home()}>Home</AppLink>
      </li>
      <li>
        <AppLink to={paths.contact()}>Contact</AppLink>
      </li>
      <li>
        <AppLink to={paths.mentors()}>Our Mentors</AppLink>
      </li>
      <li>
        <AppLink to={paths.founder()}>Our Founder</AppLink>
      </li>
      <li>
        <AppLink to={paths.testimonials()}>Testimonials</AppLink>
      </li>
      <li>
        <AppLink to={paths.page("terms-and-condition")}>Terms And Condition</AppLink>
      </li>
    </ul>
  );
}

function ServiceLinks() {
  const { services } = useShell();
  if (!services.ok) return <p className="text-sm">{services.message}</p>;
  if (services.value.length === 0) return <p className="text-sm">{empty.data}</p>;
  return (
    <ul className="footer-links footer-pairs">
      {services.value.map(({ slug, title }) => (
        <li key={slug}>
          <AppLink to={paths.service(slug)}>{title}</AppLink>
        </li>
      ))}
    </ul>
  );
}

/** The description comes from the footer's settings, the rest from the contact details. */
function FooterContact() {
  const { footer, contact } = useShell();
  const description = footer.ok ? footer.value.text : footer.message;
  return (
    <>
      {description && <p className="mb-1 max-w-md text-sm opacity-85 sm:mb-4">{description}</p>}
      {contact.ok ? (
        <ContactList contact={contact.value} />
      ) : (
        // Both failures have the same text.
        footer.ok && <p className="text-sm">{contact.message}</p>
      )}
    </>
  );
}

function SocialLinks() {
  const { social } = useShell();
  if (!social.ok) return <p className="text-sm">{social.message}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {social.value.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${networkNames[network]} (opens in a new tab)`}
            className="grid size-11 place-items-center rounded-full bg-white/10 transition-colors hover:bg-white/25"
          >
            <BrandIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
