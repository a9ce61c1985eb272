"use client";

import { useField } from "@payloadcms/ui";
import type { ClientField } from "payload";
import { Answer } from "./answer.tsx";
import { whatsappAddress } from "./whatsapp-address.ts";
import styles from "./submissions.module.css";

interface ContactProps {
  field: ClientField;
  path: string;
}

interface ContactLink {
  href: string | null;
  label: string;
}

/** An answer with links to act on it. */
function WithLinks({
  links,
  ...answer
}: ContactProps & { links: (value: string) => ContactLink[] }) {
  const { value } = useField<string>({ path: answer.path });
  return (
    <>
      <Answer {...answer} />
      {value && (
        <p className={styles["contact"]}>
          {links(value).map(
            ({ href, label }) =>
              href && (
                <a key={label} href={href} target="_blank" rel="noopener noreferrer">
                  {label}
                </a>
              ),
          )}
        </p>
      )}
    </>
  );
}

export const EmailAnswer = (props: ContactProps) => (
  <WithLinks
    {...props}
    links={(email) => [
      { href: `mailto:${encodeURIComponent(email).replace("%40", "@")}`, label: "Write an e-mail" },
    ]}
  />
);

export const PhoneAnswer = (props: ContactProps) => (
  <WithLinks
    {...props}
    links={(phone) => [
      { href: `tel:${phone.replace(/[^\d+]/g, "")}`, label: "Call" },
      { href: whatsappAddress(phone), label: "WhatsApp" },
    ]}
  />
);

/** Only addresses of web pages: the sender chose it. */
export const LinkAnswer = (props: ContactProps) => (
  <WithLinks
    {...props}
    links={(address) => [
      { href: /^https?:\/\//i.test(address) ? address : null, label: "Open the page" },
    ]}
  />
);
