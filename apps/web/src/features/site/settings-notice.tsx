import { useShell } from "../../document/use-shell.ts";

/** Says which settings are missing, while the site goes on in its standard look. */
export function SettingsNotice() {
  // An older gateway doesn't say.
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
