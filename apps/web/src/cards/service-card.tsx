import type { ServiceCard as Card } from "@kdl/schemas/content/services";
import { paths } from "../paths.ts";
import { RichText } from "../ui/rich-text.tsx";
import { LinkCard } from "./link-card.tsx";

/** A service in brief, with a Read More link. */
export function ServiceCard({ service }: { service: Card }) {
  return (
    <LinkCard
      to={paths.service(service.slug)}
      image={service.image}
      title={service.title}
      action="Read More"
    >
      <RichText html={service.shortDescription} />
    </LinkCard>
  );
}
