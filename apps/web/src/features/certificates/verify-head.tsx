import { useShell } from "../../document/use-shell.ts";

/** Title only: certificates are found by their number, not by search engines. */
export function VerifyHead({ title }: { title: string }) {
  const { siteName } = useShell();
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
