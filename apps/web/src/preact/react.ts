/** What `react` is here: Preact, with the one function that only React has. */
// @ts-expect-error: the types say `export =`, but the module has names
export * from "preact/compat";
export { default } from "preact/compat";

/** For React Router, which calls the function only with `useTransitions`, which needs React. */
export function useOptimistic<State>(state: State) {
  return [state, () => {}] as const;
}
