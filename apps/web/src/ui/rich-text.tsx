import { classNames } from "./class-names.ts";

interface RichTextProps {
  /** HTML that the gateway sanitised. */
  html: string;
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
