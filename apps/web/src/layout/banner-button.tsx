import type { Button } from "@kdl/schemas/content/button";
import { LinkTo } from "../navigation/link-to.tsx";

/** The next step, in the first screen of a phone. */
export function BannerButton({ text, url }: NonNullable<Button>) {
  return (
    <LinkTo
      url={url}
      className="btn btn-lg btn-accent h-auto min-h-12 max-w-full border-transparent py-2 wrap-anywhere"
    >
      {text}
    </LinkTo>
  );
}
