/** A letter that has arrived. */
export function SuccessPicture() {
  return (
    <svg viewBox="0 0 240 160" className="w-60 max-w-full" aria-hidden="true">
      <ellipse cx="120" cy="146" rx="86" ry="8" className="fill-base-300" />
      <g fill="none" strokeLinecap="round" strokeWidth="4">
        <path d="M28 58q10-8 4-20" className="stroke-accent" />
        <path d="M214 52q-14 2-16-12" className="stroke-secondary" />
        <path d="M20 104h12M208 98l12-5" className="stroke-primary" />
      </g>
      <g className="fill-accent">
        <circle cx="54" cy="26" r="5" />
        <circle cx="190" cy="22" r="4" />
        <circle cx="222" cy="74" r="4" />
      </g>
      <rect x="52" y="48" width="136" height="92" rx="14" className="fill-primary" />
      <path
        d="M64 34h112a8 8 0 0 1 8 8v46l-64 40-64-40V42a8 8 0 0 1 8-8Z"
        fill="#fff"
        className="stroke-base-300"
        strokeWidth="2"
      />
      <path
        d="m52 78 68 44 68-44v50a14 14 0 0 1-14 14H66a14 14 0 0 1-14-14z"
        className="fill-primary"
      />
      <path
        d="m56 136 48-38M184 136l-48-38"
        fill="none"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="3"
      />
      <circle cx="120" cy="68" r="24" fill="#17704a" />
      <path
        d="m109 69 8 8 15-17"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
