"use client";

import { useRowLabel } from "@payloadcms/ui";
import { asText, shorten } from "./shorten.ts";

interface RowLabelProps {
  /** What one row is, such as "Card". */
  label: string;
  /** The field that names it. */
  namedBy: string;
}

/** The header of a row in a block: what stands in it. */
export function RowLabel({ label, namedBy }: RowLabelProps) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const name = shorten(asText(data?.[namedBy]));
  return <span>{name || `${label} ${(rowNumber ?? 0) + 1}`}</span>;
}
