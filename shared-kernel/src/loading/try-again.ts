type Press = () => void;

// Shell and remotes are separate builds, each with a loader of its own: who waits hangs on the page itself.
const pressKey = Symbol.for('trustfold.try-again');

type Page = typeof globalThis & { [pressKey]?: Set<Press> };

function waiting(): Set<Press> {
  const page = globalThis as Page;
  page[pressKey] ??= new Set();
  return page[pressKey];
}

/** Whoever waits for a file is told of every Try Again, until the answer is called. */
export function onTryAgain(press: Press): () => void {
  waiting().add(press);
  return () => {
    waiting().delete(press);
  };
}

/** A reader pressed Try Again: what hangs is asked for anew at once, beside what is on its way. */
export function tryAgain(): void {
  for (const press of [...waiting()]) press();
}
