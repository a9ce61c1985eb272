import type { Plugin } from "vite";

const IMPORT = /import \{([^}]+)\} from "lucide-react";/g;

/** For tests and the development server, where the package's index would load each of its 1,600 icons. */
export function singleIcons(): Plugin {
  return {
    name: "single-icons",
    enforce: "pre",
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: "lucide-react" },
      handler: (code, _id, options) =>
        options?.ssr
          ? { code: code.replace(IMPORT, (_, names: string) => asSingle(names)), map: null }
          : null,
    },
  };
}

function asSingle(names: string): string {
  return names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => `import ${name} from "lucide-react/icons/${fileOf(name)}";`)
    .join(" ");
}

/** `ChevronDown` is in `chevron-down`, `Link2` in `link-2`. */
function fileOf(icon: string): string {
  return icon.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, "-").toLowerCase();
}
