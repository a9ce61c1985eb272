/** A known answer. `autoComplete` is off, as Firefox would restore the value from before a reload. */
export function HiddenField({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} autoComplete="off" readOnly />;
}
