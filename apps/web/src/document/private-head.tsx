import { useShell } from "./use-shell.ts";

/** Of the page of a private link. Title only: link previews and a canonical address would repeat the private link. */
export function PrivateHead({ title }: { title: string }) {
  const { siteName } = useShell();
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
