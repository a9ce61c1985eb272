/** Shown where an image is missing. It scales to any slot: the frame crops, the sign stays centred. */
export const placeholder = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">
<rect width="1200" height="800" fill="#E9F0FF"/>
<g fill="none" stroke="#2c52a3" stroke-opacity=".35" stroke-width="10" stroke-linecap="round" stroke-linejoin="round">
<rect x="500" y="320" width="200" height="160" rx="20"/>
<circle cx="556" cy="374" r="18"/>
<path d="m504 462 58-52 36 32 46-46 52 50"/>
</g>
</svg>
`,
);
