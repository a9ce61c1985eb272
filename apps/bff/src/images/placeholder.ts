/**
 * Shown where an image is missing. It scales to any slot: the frame crops, the plane stays centred. Its blue
 * is dark enough for labels on top of it, and doesn't glare in the dark theme.
 */
export const placeholder = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">
<linearGradient id="sky" x2="1" y2="1"><stop stop-color="#24428a"/><stop offset="1" stop-color="#4a74c9"/></linearGradient>
<rect width="1200" height="800" fill="url(#sky)"/>
<g fill="#fff">
<circle cx="760" cy="270" r="150" fill-opacity=".06"/>
<circle cx="760" cy="270" r="96" fill-opacity=".08"/>
<path d="M0 600q150-70 300-20t300 10 300-10 300-10v230H0z" fill-opacity=".08"/>
<path d="M0 680q200-60 400-10t400 0 400-30v160H0z" fill-opacity=".1"/>
<path d="M320 560q130 60 230-60" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 22"/>
</g>
<g transform="translate(600 390) scale(5) translate(-32 -32)">
<path d="M14 34 50 14 40 50l-9-11z" fill="#fff"/>
<path d="m31 39 19-25-28 19z" fill="#b9ceff"/>
<path d="M31 39v11l5-7z" fill="#f2a541"/>
</g>
</svg>
`,
);
