/** Entry of the development server: hot reload first, then the application at once. */
// "as string" for modules that exist only in Vite's development server, so that no tool looks for their files.
const { default: refresh } = await import("/@react-refresh" as string);
refresh.injectIntoGlobalHook(globalThis);
Object.assign(globalThis, {
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
  __vite_plugin_react_preamble_installed__: true,
});
await import("/@vite/client" as string);
await import("./styles.css");
await import("./theme/theme-boot.ts");
const { hydrate } = await import("./entry-client.tsx");
await hydrate();
