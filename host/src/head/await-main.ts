import { copyReport, noteError } from '../diagnostics/report';
import { isBelowPath } from './is-below-path';

const attempts = 3;
const firstDelayMs = 250;
const limitMs = 30_000;

const belowPath = () =>
  `This page was opened at ${location.pathname}. Trustfold works only at the root of a host name, such as ${location.origin}/.`;

/** Asks for the page's script as the shell will ask for every other (tooling/webpack/runtime/ask-again.ts), and says when it does not come. */
export function awaitMain(): void {
  let asked = 1;

  /** The HTML's own words, which the shell takes away when it begins. */
  const say = () => {
    const words = document.getElementById('not-loaded');
    if (!words?.hidden) return;
    noteError(`The page’s script has not come, asked for ${asked} times.`);
    document.getElementById('first-paint')?.remove();
    if (isBelowPath(location.pathname)) words.querySelector('p')?.append(` ${belowPath()}`);
    const [reload, copy] = words.querySelectorAll('button');
    reload?.addEventListener('click', () => location.reload());
    copy?.addEventListener('click', () => {
      void copyReport().then((label) => (copy.textContent = label));
    });
    words.hidden = false;
  };

  const whenParsed = (act: () => void) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act);
    else act();
  };

  const ask = ({ src, integrity, crossOrigin }: HTMLScriptElement) => {
    const script = document.createElement('script');
    // As in the HTML, and by it the failure of another script is told from this one's.
    script.defer = true;
    script.integrity = integrity;
    script.crossOrigin = crossOrigin;
    script.src = `${src.replace(/\?.*/, '')}?retry=${Date.now().toString(36)}`;
    document.head.append(script);
  };

  /** One that was cut, or is a page instead, comes and cannot be read: the page itself is told so. */
  const unreadable = ({ error, filename }: ErrorEvent) =>
    error instanceof SyntaxError && document.getElementById('not-loaded')
      ? [...document.scripts].find(({ src }) => src === filename)
      : undefined;

  const askAgain = (event: Event) => {
    const script = event instanceof ErrorEvent ? unreadable(event) : event.target;
    if (!(script instanceof HTMLScriptElement) || !script.defer) return;
    if (asked === attempts) whenParsed(say);
    else setTimeout(() => whenParsed(() => ask(script)), firstDelayMs * 2 ** (asked - 1));
    asked += 1;
  };

  // Such an event does not bubble.
  addEventListener('error', askAgain, true);
  setTimeout(() => whenParsed(say), limitMs);
}
