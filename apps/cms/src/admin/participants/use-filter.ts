import { useSearchParams } from "next/navigation";

const names = ["search", "place", "attendance", "page"] as const;
type Name = (typeof names)[number];
type Values = Partial<Record<Name, string>>;

interface Filter {
  values: Record<Name, string>;
  /** As in the address; may be empty. */
  query: string;
  /**
   * Replaces the filter, from its first page on.
   * @param isStep whether Back leads to the former one
   */
  change: (values: Values, isStep?: boolean) => void;
}

/** The filter of the list. It is in the address, so that Back and bookmarks work. */
export function useFilter(): Filter {
  const params = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ""])) as Record<
    Name,
    string
  >;
  return {
    values,
    query: queryOf(values),
    change(changed, isStep = true) {
      const address = location.pathname + queryOf({ ...values, page: "", ...changed });
      if (isStep) history.pushState(null, "", address);
      else history.replaceState(null, "", address);
    },
  };
}

function queryOf(values: Values): string {
  const given = names.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  return given.length > 0 ? `?${new URLSearchParams(given as string[][]).toString()}` : "";
}
