export interface BenchCase {
  name: string;
  path: string;
  encoding: string;
  /** What the ratio must not fall below; `null` where it is only shown. */
  minRatio: number | null;
}

/** @param asset path of a built file */
export const benchCases = (asset: string): BenchCase[] => [
  { name: "cached page, brotli", path: "/", encoding: "gzip, deflate, br, zstd", minRatio: 0.7 },
  { name: "cached page, gzip", path: "/services", encoding: "gzip", minRatio: null },
  {
    name: "tRPC query",
    path: "/trpc/services.list",
    encoding: "gzip, deflate, br, zstd",
    minRatio: null,
  },
  { name: "static file", path: asset, encoding: "gzip, deflate, br, zstd", minRatio: null },
];
