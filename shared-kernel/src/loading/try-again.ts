type Press = () => void;

// Shell and remotes are separate builds, each with a loader of its own: those who wait are kept on the page itself.
const pressKey = Symbol.for('trustfold.try-again');

type Page = typeof globalThis & { [pressKey]?: Set<Press> };

function waiting(): Set<Press> {
  const page: Page = globalThis;
  page[pressKey] ??= new Set();
  return page[pressKey];
}

/** Calls back at every Try Again, until the function that it returns is called. */
export function onTryAgain(press: Press): () => void {
  waiting().add(press);
  return () => {
    waiting().delete(press);
  };
}

/** A reader pressed Try Again: what hangs is requested again at once; what is under way goes on. */
export function tryAgain(): void {
  for (const press of [...waiting()]) press();
}
