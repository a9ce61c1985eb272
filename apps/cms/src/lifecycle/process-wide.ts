/**
 * A value that exists once in the process. The bundler copies modules for boot and the routes, and the
 * server has another copy, so they wouldn't share a module's variable.
 *
 * @param name of the value, the same wherever it is used
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const place = Symbol.for(`cms.${name}`);
  const shared = globalThis as { [place]?: Value };
  return (shared[place] ??= make());
}
