import { Head } from "../ui/head.tsx";
import { useShell } from "./use-shell.ts";

/**
 * A title and nothing else, for pages that search engines must not list: a link preview and a canonical address
 * would repeat a private link, and certificates are found by their number.
 */
export function TitleHead({ title }: { title: string }) {
  const { siteName } = useShell();
  const whole = `${title} | ${siteName}`;
  return (
    <Head version={whole}>
      <title>{whole}</title>
      <meta name="robots" content="noindex" />
    </Head>
  );
}
