import { useLocation } from "react-router";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { useOrigin } from "./origin-context.ts";
import { useShell } from "./use-shell.ts";

/** A data block for search engines, see schema.org. */
export type StructuredData = Record<string, unknown>;

interface PageHeadProps {
  title: string;
  /** Used as it is, without the site's name appended. */
  fullTitle?: boolean;
  description?: string;
  keywords?: string;
  /** For pages that search engines should not list. */
  noindex?: boolean;
  structuredData?: readonly StructuredData[];
}

/** Title, description, canonical address, link preview and structured data of a page. */
export function PageHead(props: PageHeadProps) {
  const { title, fullTitle, description, keywords, noindex, structuredData = [] } = props;
  const { siteName } = useShell();
  const { pathname } = useLocation();
  const origin = useOrigin();
  const address = origin + pathname;
  const whole = fullTitle ? title : `${title} | ${siteName}`;
  return (
    <Head version={JSON.stringify([address, props])}>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + paths.openGraphImage(pathname)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData.map((data, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: asJson(data) }}
        />
      ))}
    </Head>
  );
}

function asJson(data: StructuredData): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/</g, "\\u003c");
}
