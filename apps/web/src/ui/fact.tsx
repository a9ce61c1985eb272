import type { ReactNode } from "react";

/** A term and its value, in a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-muted">{label}</dt>
      <dd dir="auto" className="wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

/** Where something takes place. The address of a meeting online is a link. */
export function PlaceFact({ place }: { place: string }) {
  return (
    <Fact label="Where">
      {/^https:\/\/\S+$/.test(place) ? (
        <a href={place} className="link" rel="noreferrer">
          {place}
        </a>
      ) : (
        place
      )}
    </Fact>
  );
}
