/**
 * Begins one work in each turn of the event loop. SQLite answers within the call, so that a request is
 * often through before the next one has been read: whoever comes then would wait unseen, and so would
 * timers and whoever asks how we are.
 */
export function oneByOne(): (work: () => void) => void {
  const waiting: (() => void)[] = [];

  function begin(): void {
    const work = waiting.shift();
    if (waiting.length > 0) setImmediate(begin);
    work?.();
  }

  return (work) => {
    waiting.push(work);
    if (waiting.length === 1) setImmediate(begin);
  };
}
