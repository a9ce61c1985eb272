/** An answer that the page knows already. Firefox would fill it with what it held before a reload. */
export function HiddenField({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} autoComplete="off" readOnly />;
}
