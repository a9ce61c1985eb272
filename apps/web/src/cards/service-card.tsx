import type { ServiceCard as Card } from "@kdl/schemas/content/services";
import { paths } from "../paths.ts";
import { LinkCard } from "./link-card.tsx";

/** A service in brief, with a Read More link. */
export function ServiceCard({ service }: { service: Card }) {
  return (
    <LinkCard
      to={paths.service(service.slug)}
      image={service.image}
      title={service.title}
      html={service.shortDescription}
      action="Read More"
    />
  );
}
