import type { ContactDetails } from "@kdl/schemas/content/settings";
import { Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";

/** High enough for a thumb on small screens. */
const LINK = "wrap-anywhere hover:underline max-md:inline-block max-md:min-h-11 max-md:py-2.5";

/** Address, phone and email as links; what has no value isn't shown. */
export function ContactList({ contact }: { contact: ContactDetails }) {
  const { address, mapUrl, phone, email } = contact;
  return (
    <ul className="grid gap-1 md:gap-4">
      {address && (
        <Detail icon={<MapPin aria-hidden="true" className="size-5" />} label="Address">
          <a href={mapUrl} target="_blank" rel="noopener noreferrer" className={LINK}>
            {address}
            <span className="sr-only"> (opens a map in a new tab)</span>
          </a>
        </Detail>
      )}
      {phone && (
        <Detail icon={<Phone aria-hidden="true" className="size-5" />} label="Phone">
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={LINK}>
            {phone}
          </a>
        </Detail>
      )}
      {email && (
        <Detail icon={<Mail aria-hidden="true" className="size-5" />} label="Email">
          <a href={`mailto:${email}`} className={LINK}>
            <Address email={email} />
          </a>
        </Detail>
      )}
    </ul>
  );
}

/** Where there is no room for the whole, the line breaks behind the @. */
function Address({ email }: { email: string }) {
  const [user, host] = email.split("@");
  if (host === undefined) return email;
  return (
    <>
      {user}@<wbr />
      {host}
    </>
  );
}

function Detail(props: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span className="mt-3 shrink-0 opacity-80 md:mt-0.5">{props.icon}</span>
      <span className="min-w-0">
        <span className="sr-only">{props.label}: </span>
        {props.children}
      </span>
    </li>
  );
}
