const MAX = 5;
const STAR =
  "M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z";

/** A rating out of five: read out as one sentence, drawn as five stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`Rated ${rating} out of ${MAX} stars`} className="flex gap-0.5">
      {Array.from({ length: MAX }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" className="size-5" aria-hidden="true">
          <path
            d={STAR}
            className={index < rating ? "fill-accent" : "fill-base-300"}
            stroke="none"
          />
        </svg>
      ))}
    </span>
  );
}
