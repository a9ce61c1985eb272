/** Checks the rules of this repository by reading its files. */
import { existsSync, readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { describe, expect, test } from "vitest";
import { environment, parseEnvironment } from "./packages/schemas/src/environment.ts";
import { resourceNames } from "./packages/schemas/src/content/resources.ts";
import { ROOT } from "./scripts/launch/root.ts";
import {
  brokenCitations,
  DECISIONS,
  indexLine,
  linksIn,
  MAX_WORDS,
  recordsIn,
  wordsIn,
} from "./scripts/repository/decisions.ts";
import { crossedFeatures, wrongDirections } from "./scripts/repository/direction.ts";
import { upwardImports } from "./scripts/repository/folder-order.ts";
import { readsEnvironment } from "./scripts/repository/environment-reads.ts";
import { anchorsOf, firstColumn, localLinks, variablesOf } from "./scripts/repository/documents.ts";
import {
  repositoryPaths,
  sourceFiles,
  workspaceFolders,
} from "./scripts/repository/source-files.ts";

const MAX_LINES = 250;
const paths = repositoryPaths();
const files = sourceFiles(paths);
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

describe("imports", () => {
  test("go from web and bff to schemas, never between applications", () => {
    expect(files.flatMap(wrongDirections)).toEqual([]);
  });

  test("go between the folders of a workspace in one direction", () => {
    expect(files.flatMap(upwardImports)).toEqual([]);
  });

  test("don't lead from one feature to another", () => {
    expect(files.flatMap(crossedFeatures)).toEqual([]);
  });
});

describe("files", () => {
  test("read process.env only in env.ts, configuration and scripts", () => {
    const readers = files
      .filter(({ isTest, text }) => !isTest && readsEnvironment(text))
      .map(({ path }) => path)
      .filter((path) => !/(?:^|\/)env\.ts$|\.config\.ts$|^(?:scripts|deploy)\//.test(path));
    expect(readers).toEqual([]);
  });

  test(`have at most ${MAX_LINES} lines`, () => {
    const long = files.filter(({ lines }) => lines > MAX_LINES);
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  test("have names in kebab-case", () => {
    const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/;
    const odd = files.filter(({ path }) => !kebab.test(basename(path)));
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  test("have names that say what is inside", () => {
    const vague = /(?:^|\/)(?:misc|helpers?|utils?|common)(?:\/|\.|$)/;
    expect(paths.filter((path) => vague.test(path))).toEqual([]);
  });
});

describe("documents", () => {
  test.each(workspaceFolders(paths))("%s has a README", (folder) => {
    expect(existsSync(join(ROOT, folder, "README.md"))).toBe(true);
  });

  test("link to files and headings that exist", () => {
    const broken = paths
      .filter((path) => path.endsWith(".md"))
      .flatMap((path) => localLinks(read(path)).map((link) => ({ from: path, ...link })))
      .filter(({ from, path, anchor }) => {
        const target = path === "" ? from : posix.join(posix.dirname(from), path);
        if (!existsSync(join(ROOT, target))) return true;
        return anchor !== "" && !anchorsOf(read(target)).includes(anchor);
      });
    expect(broken).toEqual([]);
  });

  test("the contract names exactly the resources of the schemas", () => {
    const named = firstColumn(read("docs/upstream-contract.md"), "Reads");
    expect(named.toSorted()).toEqual(resourceNames.toSorted());
  });

  test(".env.example has exactly the variables that are read, with their defaults", () => {
    const example = variablesOf(read(".env.example"));
    expect(Object.keys(example).toSorted()).toEqual(Object.keys(environment.shape).toSorted());
    const defaults = parseEnvironment({});
    expect(parseEnvironment(example)).toMatchObject(defaults);
  });

  test("README.md lists the same variables", () => {
    const listed = firstColumn(read("README.md"), "Environment");
    expect(listed.toSorted()).toEqual(Object.keys(environment.shape).toSorted());
  });
});

describe("decision records", () => {
  const records = recordsIn(paths);
  const isText = /\.(?:[cm]?[jt]sx?|conf|css|env|html|jsonc?|md|sh|toml|ya?ml)$|file$/;

  test("exist where they are cited, and are cited by file name", () => {
    const texts = paths.filter((path) => isText.test(path));
    expect(texts.flatMap((path) => brokenCitations(path, read(path), records))).toEqual([]);
  });

  test("are listed in the index with their titles", () => {
    const index = read(`${DECISIONS}README.md`);
    expect([...new Set(linksIn(index))].toSorted()).toEqual(records.toSorted());
    const lines = records.map((name) => indexLine(name, read(DECISIONS + name)));
    expect(lines.filter((line) => !index.includes(`${line}\n`))).toEqual([]);
  });

  test("have unique numbers", () => {
    const numbers = records.map((name) => name.slice(0, 3));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  test(`have at most ${MAX_WORDS} words`, () => {
    const long = records
      .map((name) => ({ name, words: wordsIn(read(DECISIONS + name)) }))
      .filter(({ words }) => words > MAX_WORDS);
    expect(long).toEqual([]);
  });
});
