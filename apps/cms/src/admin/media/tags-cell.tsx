/** A picture's tags in a list. */
export function TagsCell({ cellData }: { cellData?: string[] | null }) {
  return cellData?.join(", ") ?? null;
}
