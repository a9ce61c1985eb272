import type { SafeHtml } from "@kdl/schemas/content/safe-html";
import { classNames } from "./class-names.ts";

interface RichTextProps {
  html: SafeHtml;
  className?: string;
}

/** Content that editors wrote. */
export function RichText({ html, className }: RichTextProps) {
  if (html === "") return null;
  return (
    <div
      className={classNames("rich-text", className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
