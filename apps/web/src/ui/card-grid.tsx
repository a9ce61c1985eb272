import type { ReactNode } from "react";

interface CardGridProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item, index: number) => string;
  children: (item: Item) => ReactNode;
}

/** Cards of one height in a row: one to three by the width of the window, or all four of four. */
export function CardGrid<Item>({ items, keyOf, children }: CardGridProps<Item>) {
  return (
    <ul className="card-grid">
      {items.map((item, index) => (
        <li key={keyOf(item, index)} className="flex">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

/** The key of whatever has a slug. */
export const bySlug = ({ slug }: { slug: string }) => slug;
