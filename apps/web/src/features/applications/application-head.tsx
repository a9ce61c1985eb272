import { useShell } from "../../document/use-shell.ts";

/** Title only: link previews and a canonical address would repeat the private link. */
export function ApplicationHead({ title }: { title: string }) {
  const { siteName } = useShell();
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
