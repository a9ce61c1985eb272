import { Head } from "../../ui/head.tsx";
import { useShell } from "../../document/use-shell.ts";

/** Title only: certificates are found by their number, not by search engines. */
export function VerifyHead({ title }: { title: string }) {
  const { siteName } = useShell();
  const whole = `${title} | ${siteName}`;
  return (
    <Head version={whole}>
      <title>{whole}</title>
      <meta name="robots" content="noindex" />
    </Head>
  );
}
