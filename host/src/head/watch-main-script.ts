import { loadingLimits } from 'shared-kernel/loading';
import {
  manualCopyHint,
  copyBlockedMessage,
  copyReport,
  addReportedError,
  createErrorReport,
} from '../diagnostics/report';
import { paths } from '../page/paths';

const belowPath = () =>
  `This page was opened at ${location.pathname}. Trustfold works only at the root of a host name, such as ${location.origin}/.`;

const unstarted =
  'The page loaded but could not start in this browser. Update the browser, then reload the page.';

const ask = ({ src, integrity, crossOrigin }: HTMLScriptElement) => {
  const script = document.createElement('script');
  // The error handler recognizes the main script by the attribute `defer`, so the retry needs this attribute too.
  script.defer = true;
  script.integrity = integrity;
  script.crossOrigin = crossOrigin;
  script.src = `${src.replace(/\?.*/, '')}?retry=${Date.now().toString(36)}`;
  document.head.append(script);
};

/** Returns the script that threw an error, or `undefined` once the shell has started. */
const failing = ({ filename }: ErrorEvent) =>
  document.getElementById('not-loaded')
    ? [...document.scripts].find(({ src }) => src === filename)
    : undefined;

const first = (path: string) => path.split('/')[1];

const own = new Set(Object.values(paths).map(first));

/**
 * Whether the first path segment is unknown. The product may have been installed in a subfolder, which is not
 * supported.
 */
export const isUnknownPath = (pathname: string): boolean => !own.has(first(pathname));

function showReport(button: Element): void {
  const shown = document.querySelector<HTMLTextAreaElement>('.report-by-hand');
  shown?.select();
  if (shown) return;
  const field = document.createElement('textarea');
  field.className = 'report-by-hand';
  field.ariaLabel = 'Diagnostics report';
  field.rows = 8;
  field.readOnly = true;
  field.value = createErrorReport();
  const note = document.createElement('p');
  note.textContent = manualCopyHint;
  button.parentElement?.after(note, field);
  field.select();
}

/** Retries the main script if it does not load. Shows an error if all attempts fail or the script cannot start. */
export function watchMainScript(): void {
  let asked = 1;

  const say = (failure?: string) => {
    const words = document.getElementById('not-loaded');
    if (!words?.hidden) return;
    addReportedError(failure ?? `The page script could not be loaded after ${asked} attempts.`);
    document.getElementById('first-paint')?.remove();
    const sentence = words.querySelector('p');
    if (failure !== undefined && sentence) sentence.textContent = unstarted;
    if (isUnknownPath(location.pathname)) sentence?.append(` ${belowPath()}`);
    const [reload, copy] = words.querySelectorAll('button');
    reload?.addEventListener('click', () => location.reload());
    copy?.addEventListener('click', () => {
      void copyReport().then((label) => {
        copy.textContent = label;
        if (label === copyBlockedMessage) showReport(copy);
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
    // A retry can fix a syntax error, because an incomplete download may have caused it. Other errors would occur
    // again.
    const isWhole = event instanceof ErrorEvent && !(event.error instanceof SyntaxError);
    if (isWhole || asked === loadingLimits.maxAttempts) whenParsed(() => say(failure));
    else setTimeout(() => whenParsed(() => ask(script)), loadingLimits.pauseAfterMs(asked));
    asked += 1;
  };

  // Listens in the capture phase, because error events of scripts do not bubble.
  addEventListener('error', askAgain, true);
  setTimeout(() => whenParsed(() => say()), loadingLimits.scriptLimitMs);
}
