/**
 * A value that this process has once. The bundler gives the boot step and the routes copies of their
 * modules, and the server has another, so that a variable of a module wouldn't be shared among them.
 *
 * @param name of the value, the same wherever it is asked for
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const place = Symbol.for(`cms.${name}`);
  const shared = globalThis as { [place]?: Value };
  return (shared[place] ??= make());
}
