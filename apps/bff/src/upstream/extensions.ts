import { EXTENSIONS_HEADER } from "@kdl/schemas/contract/submissions";

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The extensions of the contract that the upstream has announced, on any reply so far. */
export interface Extensions {
  note(headers: Headers): void;
  has(name: string): boolean;
}

const MAX_WORDS = 50;

/** One per upstream, shared by its clients. */
export function rememberExtensions(): Extensions {
  const known = new Set<string>();
  return {
    note(headers) {
      const words = [headers[EXTENSIONS_HEADER] ?? []]
        .flat()
        .join()
        .split(/[\s,]+/);
      for (const word of words) if (word !== "" && known.size < MAX_WORDS) known.add(word);
    },
    has: (name) => known.has(name),
  };
}
