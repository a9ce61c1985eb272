/** Entry of the development server: hot reload first, then the application at once. */
// The module exists in Vite's development server alone and has no types.
// @ts-expect-error
const { default: refresh } = await import("/@react-refresh");
refresh.injectIntoGlobalHook(globalThis);
Object.assign(globalThis, {
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
  __vite_plugin_react_preamble_installed__: true,
});
await import("/@vite/client" as string);
await import("./styles.css");
const { hydrate } = await import("./entry-client.tsx");
await hydrate();
export {};
