import { useShell } from "../../document/use-shell.ts";
import { chooseTheme, useThemeChoice } from "../../theme/use-theme-choice.ts";

const choices = [
  { theme: "light", label: "Light" },
  { theme: "dark", label: "Dark" },
  { theme: null, label: "Same as device" },
] as const;

/** The visitor's choice of a theme, unless staff have fixed it. Hidden until the application runs. */
export function ThemeControl() {
  const { theme: fixed } = useShell();
  const chosen = useThemeChoice();
  if (fixed !== "device") return null;
  return (
    <fieldset className="theme-control">
      <legend>Theme</legend>
      {choices.map(({ theme, label }) => (
        <label key={label}>
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
