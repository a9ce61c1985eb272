import { useShell } from "../../document/use-shell.ts";

/** Names the settings that failed to load; the site uses its default look meanwhile. */
export function SettingsNotice() {
  // Older gateways don't send them.
  const { settingsFailures = [] } = useShell() as Partial<ReturnType<typeof useShell>>;
  if (settingsFailures.length === 0) return null;
  return (
    <section aria-label="Notice" className="border-b border-line bg-base-200 text-sm text-muted">
      <p className="container-site py-2 text-center">
        {settingsFailures.join(". ")}. The site may look plainer than usual.
      </p>
    </section>
  );
}
