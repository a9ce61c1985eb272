import type { SiteShell } from "@kdl/schemas/content/site";
import type { StructuredData } from "../../document/page-head.tsx";

/** The organisation as schema.org data. */
export function organisation(shell: SiteShell, origin: string): StructuredData {
  const contact = shell.contact.ok ? shell.contact.value : undefined;
  return {
    "@type": "Organization",
    name: shell.siteName,
    url: origin,
    ...(shell.logo.ok && shell.logo.value && { logo: new URL(shell.logo.value, origin).href }),
    ...(shell.social.ok && { sameAs: shell.social.value.map(({ url }) => url) }),
    ...(contact?.email && { email: contact.email }),
    ...(contact?.phone && { telephone: contact.phone }),
    ...(contact?.address && { address: contact.address }),
  };
}
