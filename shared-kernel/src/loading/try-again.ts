type Press = () => void;

// Shell and remotes are separate builds with separate loaders, so the listeners are stored as a global of the page.
const pressKey = Symbol.for('trustfold.try-again');

type Page = typeof globalThis & { [pressKey]?: Set<Press> };

function waiting(): Set<Press> {
  const page: Page = globalThis;
  page[pressKey] ??= new Set();
  return page[pressKey];
}

/** Registers a callback for every Try Again; returns a function that removes it. */
export function onTryAgain(press: Press): () => void {
  waiting().add(press);
  return () => {
    waiting().delete(press);
  };
}

/** Handles a press of Try Again: pending requests are repeated immediately without being cancelled. */
export function tryAgain(): void {
  for (const press of [...waiting()]) press();
}
