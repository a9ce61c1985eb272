/** Entry of the development server: loads the application at once, with Preact's warnings. */
import "preact/debug";

// "as string" for a module that exists only in Vite's development server, so that no tool looks for its file.
await import("/@vite/client" as string);
await import("./styles.css");
await import("./theme/theme-boot.ts");
const { hydrate } = await import("./entry-client.tsx");
await hydrate();
