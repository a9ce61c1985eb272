interface Arc {
  /** Distance of the text's middle from the canvas's, in pixels. */
  radius: number;
  /** Where the text stands: upright at the top, or upright at the bottom. */
  at: "top" | "bottom";
  /** Between letters, in pixels. */
  spacing: number;
  /** The longest way that it may take, in radians. */
  span: number;
}

/** Writes along a circle around the canvas's middle; a long text gets smaller. */
export function drawArcText(
  context: CanvasRenderingContext2D,
  text: string,
  { radius, at, spacing, span }: Arc,
) {
  const letters = [...text];
  const widths = letters.map((letter) => context.measureText(letter).width + spacing);
  const needed = widths.reduce((sum, width) => sum + width, 0) / radius;
  const scale = Math.min(1, span / needed);
  const turn = at === "top" ? 1 : -1;
  const middle = context.canvas.width / 2;
  let angle = (-turn * needed * scale) / 2;
  context.save();
  context.translate(middle, middle);
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const [index, letter] of letters.entries()) {
    const half = ((widths[index] ?? 0) * scale) / radius / 2;
    angle += turn * half;
    context.save();
    context.rotate(angle);
    context.translate(0, -turn * radius);
    context.scale(scale, scale);
    context.fillText(letter, 0, 0);
    context.restore();
    angle += turn * half;
  }
  context.restore();
}
