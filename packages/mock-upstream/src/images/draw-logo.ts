/** A lighthouse and a name; light strokes where the file's name says so. */
export function drawLogo(file: string): Buffer {
  const ink = file.includes("light") ? "#ffffff" : "#2c52a3";
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="100" viewBox="0 0 240 100">
<path d="M30 90 38 35h14l8 55zM34 30h22L45 15z" fill="${ink}"/>
<text x="76" y="50" font-family="sans-serif" font-size="26" fill="${ink}">Harbour</text>
<text x="76" y="80" font-family="sans-serif" font-size="26" fill="${ink}">Light</text>
</svg>
`,
  );
}
