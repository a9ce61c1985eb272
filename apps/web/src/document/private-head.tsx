import { Head } from "../ui/head.tsx";
import { useShell } from "./use-shell.ts";

/** Of the page of a private link. Title only: link previews and a canonical address would repeat the private link. */
export function PrivateHead({ title }: { title: string }) {
  const { siteName } = useShell();
  const whole = `${title} | ${siteName}`;
  return (
    <Head version={whole}>
      <title>{whole}</title>
      <meta name="robots" content="noindex" />
    </Head>
  );
}
