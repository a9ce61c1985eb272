import type { SocialNetwork } from "@kdl/schemas/content/settings";

const drawings: Record<SocialNetwork, string> = {
  linkedin:
    "M4.4 3.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM2.8 8.6H6V21H2.8zM8.3 8.6h3.1v1.7c.6-1.1 1.9-2 3.7-2 3.4 0 4.6 2 4.6 5.3V21h-3.2v-6.6c0-1.8-.5-3.1-2.3-3.1-1.7 0-2.7 1.2-2.7 3.1V21H8.3z",
  youtube:
    "M21.6 7.6a2.6 2.6 0 0 0-1.9-1.9C18.1 5.2 12 5.2 12 5.2s-6.1 0-7.7.5A2.6 2.6 0 0 0 2.4 7.6 27 27 0 0 0 2 12a27 27 0 0 0 .4 4.4 2.6 2.6 0 0 0 1.9 1.9c1.6.5 7.7.5 7.7.5s6.1 0 7.7-.5a2.6 2.6 0 0 0 1.9-1.9A27 27 0 0 0 22 12a27 27 0 0 0-.4-4.4ZM10 15.1V8.9l5.2 3.1z",
  facebook:
    "M13.6 21.5v-8.2h2.8l.5-3.4h-3.3V7.8c0-1 .4-1.8 1.9-1.8h1.6V3a20 20 0 0 0-2.6-.2c-2.6 0-4.3 1.5-4.3 4.4v2.7H7.3v3.4h2.9v8.2z",
  instagram:
    "M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3zM12 7.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2Zm0 2a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Zm4.8-3.2a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z",
  tripadvisor:
    "M12 5.4c2.4 0 4.6.5 6.4 1.4h3.1l-1.4 1.6a5 5 0 1 1-6.6 7.4L12 17.6l-1.5-1.8a5 5 0 1 1-6.6-7.4L2.5 6.8h3.1A14 14 0 0 1 12 5.4ZM7 9.1a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm10 0a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM7 10.8a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Zm10 0a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z",
};

/** The sign of a social network. */
export function BrandIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5 fill-current" fillRule="evenodd" aria-hidden="true">
      <path d={drawings[network]} />
    </svg>
  );
}
