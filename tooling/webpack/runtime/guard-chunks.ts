import { loadScript, type Done } from './load-script';

declare const __webpack_require__: { l: (url: string, done: Done) => void };

const attempts = 3;
const firstDelayMs = 250;

/**
 * A shared chunk that failed once stays broken for the life of the page, so a script that failed
 * is asked for again, with a growing pause, before webpack hears of it.
 */
function loadWithRetry(url: string, done: Done): void {
  const attempt = (count: number) => {
    // A browser keeps an immutable file for a year, a broken one too: a retry asks past its cache.
    loadScript(count === 0 ? url : `${url}?retry=${Date.now().toString(36)}`, (event) => {
      const isFinal = event.type === 'load' || event.type === 'refused' || count + 1 === attempts;
      if (isFinal) done(event);
      else setTimeout(() => attempt(count + 1), firstDelayMs * 2 ** count);
    });
  };
  attempt(0);
}

/** Takes the place of webpack's script loader in the build that calls it. */
export function guardChunks(): void {
  __webpack_require__.l = loadWithRetry;
}
