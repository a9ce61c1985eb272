import { usePrivacyPath } from "../document/use-privacy-path.ts";
import { AppLink } from "../navigation/app-link.tsx";

/** What happens with the data, above the button that sends it. */
export function DataUse({ text }: { text: string }) {
  const privacy = usePrivacyPath();
  return (
    <p className="sends-all -mb-2 text-sm text-muted">
      {text}
      {privacy && (
        <>
          {" "}
          <AppLink to={privacy} className="link">
            Privacy: what we keep, and for how long
          </AppLink>
        </>
      )}
    </p>
  );
}
