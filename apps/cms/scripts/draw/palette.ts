/** Colours of every illustration: the site's blue, a warm accent, a soft teal. */
export const color = {
  ink: "#14264d",
  navy: "#1c3a78",
  blue: "#2c52a3",
  azure: "#4d78cc",
  sky: "#8fb1ec",
  mist: "#c3d6f8",
  pale: "#e9f0ff",
  white: "#ffffff",
  pine: "#1c6b70",
  teal: "#38a3a0",
  aqua: "#8ed2cb",
  foam: "#d8f0ec",
  rust: "#c8641f",
  amber: "#f2a541",
  honey: "#f8cd8d",
  cream: "#fdf1de",
  coral: "#e8785a",
  wood: "#b9794a",
  bark: "#8a5533",
  sand: "#f3dcb5",
  grey: "#93a0ba",
} as const;

export const skin = {
  deep: "#7a4b30",
  brown: "#9a643f",
  tan: "#b9815a",
  light: "#cf9b70",
} as const;

export const hair = { black: "#1d1a2c", brown: "#3b2733", grey: "#b9bfcc" } as const;
