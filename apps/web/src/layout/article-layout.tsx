import type { Contents } from "@kdl/schemas/content/contents";
import type { ImageSource } from "@kdl/schemas/content/images";
import type { SafeHtml } from "@kdl/schemas/content/safe-html";
import type { ReactNode } from "react";
import { RichText } from "../ui/rich-text.tsx";
import { SiteImage } from "../ui/site-image.tsx";
import { FoldedContents, SideContents } from "./table-of-contents.tsx";

interface ArticleLayoutProps {
  image: ImageSource;
  html: SafeHtml;
  contents: Contents;
  /** Below the text. */
  after?: ReactNode;
  /** Stands beside the text where there is room, below it on phones. */
  aside: ReactNode;
}

/** A picture, a long text, and what to do next. */
export function ArticleLayout({ image, html, contents, after, aside }: ArticleLayoutProps) {
  return (
    <div className="container-site section-space grid gap-12 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,37rem)_24rem] lg:justify-between lg:gap-16">
      <div className="min-w-0">
        {image && (
          <SiteImage
            source={image}
            slot="article"
            alt=""
            priority
            className="mb-10 aspect-3/2 w-full rounded-box object-cover"
          />
        )}
        <FoldedContents contents={contents} />
        <RichText html={html} className="measure text-lg" />
        {after}
      </div>
      <aside className="flex flex-col gap-8 md:sticky md:top-8 md:self-start">
        <SideContents contents={contents} />
        {aside}
      </aside>
    </div>
  );
}
