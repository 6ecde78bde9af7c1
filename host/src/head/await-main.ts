import { loadingLimits } from 'shared-kernel/loading';
import { copyByHand, copyRefused, copyReport, noteError, reportText } from '../diagnostics/report';
import { paths } from '../page/paths';

const belowPath = () =>
  `This page was opened at ${location.pathname}. Trustfold works only at the root of a host name, such as ${location.origin}/.`;

const unstarted =
  'The page loaded but could not start in this browser. Update the browser, then reload the page.';

const ask = ({ src, integrity, crossOrigin }: HTMLScriptElement) => {
  const script = document.createElement('script');
  // As in the HTML. It tells a failure of this script from one of another.
  script.defer = true;
  script.integrity = integrity;
  script.crossOrigin = crossOrigin;
  script.src = `${src.replace(/\?.*/, '')}?retry=${Date.now().toString(36)}`;
  document.head.append(script);
};

/** One that comes and fails: its errors are the page's own until the shell has begun. */
const failing = ({ filename }: ErrorEvent) =>
  document.getElementById('not-loaded')
    ? [...document.scripts].find(({ src }) => src === filename)
    : undefined;

const first = (path: string) => path.split('/')[1];

/** The first parts of the product's own addresses: `/trustfold/…` and `/portal/…`. */
const own = new Set(Object.values(paths).map(first));

/** Whether an address is none of the product's, so that the page may be served below a path of its host name. */
export const isBelowPath = (pathname: string): boolean => !own.has(first(pathname));

/** Shows the report, selected, after the button that could not copy it. */
function showReport(button: Element): void {
  const shown = document.querySelector<HTMLTextAreaElement>('.report-by-hand');
  shown?.select();
  if (shown) return;
  const field = document.createElement('textarea');
  field.className = 'report-by-hand';
  field.ariaLabel = 'Details to copy';
  field.rows = 8;
  field.readOnly = true;
  field.value = reportText();
  const note = document.createElement('p');
  note.textContent = copyByHand;
  button.parentElement?.after(note, field);
  field.select();
}

/** Asks for the page's script as the shell will ask for every other (shared-kernel/src/loading/retry-request.ts), and says when it does not come or cannot start. */
export function awaitMain(): void {
  let asked = 1;

  /** The HTML's own words, which the shell takes away when it begins. */
  const say = (failure?: string) => {
    const words = document.getElementById('not-loaded');
    if (!words?.hidden) return;
    noteError(failure ?? `The page’s script did not load in ${asked} attempts.`);
    document.getElementById('first-paint')?.remove();
    const sentence = words.querySelector('p');
    if (failure !== undefined && sentence) sentence.textContent = unstarted;
    if (isBelowPath(location.pathname)) sentence?.append(` ${belowPath()}`);
    const [reload, copy] = words.querySelectorAll('button');
    reload?.addEventListener('click', () => location.reload());
    copy?.addEventListener('click', () => {
      void copyReport().then((label) => {
        copy.textContent = label;
        if (label === copyRefused) showReport(copy);
      });
    });
    words.hidden = false;
  };

  const whenParsed = (act: () => void) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act);
    else act();
  };

  const askAgain = (event: Event) => {
    const script = event instanceof ErrorEvent ? failing(event) : event.target;
    if (!(script instanceof HTMLScriptElement) || !script.defer) return;
    const failure = event instanceof ErrorEvent ? event.message : undefined;
    // One that was cut, or is a page instead, cannot be read; one that throws throws again.
    const isWhole = event instanceof ErrorEvent && !(event.error instanceof SyntaxError);
    if (isWhole || asked === loadingLimits.maxAttempts) whenParsed(() => say(failure));
    else setTimeout(() => whenParsed(() => ask(script)), loadingLimits.pauseAfterMs(asked));
    asked += 1;
  };

  // Such an event does not bubble.
  addEventListener('error', askAgain, true);
  setTimeout(() => whenParsed(() => say()), loadingLimits.scriptLimitMs);
}
