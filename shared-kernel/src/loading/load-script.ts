import { getScriptIntegrity } from './integrity';
import { loadingLimits } from './loading-limits';
import { retryRequest, type RequestOutcome } from './retry';

/** The properties of a script event that webpack’s chunk loader uses: the event type and the URL of the script. */
export interface ScriptEvent {
  readonly type: string;
  readonly target: { readonly src: string };
}

export type ScriptCallback = (event: ScriptEvent) => void;

interface FileRequest {
  readonly address: string;
  readonly digest: string | undefined;
  readonly settle: (outcome: RequestOutcome) => void;
}

interface FileOptions {
  readonly limitMs: number;
  readonly send: (request: FileRequest) => void;
  readonly done: (outcome: RequestOutcome) => void;
}

function loadFile(url: string, { limitMs, send, done }: FileOptions): void {
  // URLs of the shell’s own files are relative, so they are resolved first.
  const { isRefused, digest } = getScriptIntegrity(new URL(url, location.href).href);
  if (isRefused) done('refused');
  else
    retryRequest(url, {
      limitMs,
      send: (address, settle) => send({ address, digest, settle }),
      done,
    });
}

function sendScript({ address, digest, settle }: FileRequest): void {
  const script = document.createElement('script');
  script.src = address;
  script.crossOrigin = 'anonymous';
  if (digest !== undefined) script.integrity = digest;
  // The browser fires `load` even if the file is a truncated script or an HTML page, so syntax errors are detected
  // separately.
  let outcome: RequestOutcome = 'load';
  const onError = ({ filename }: ErrorEvent) => {
    if (filename === script.src) outcome = 'unreadable';
  };
  const end = (type: RequestOutcome) => {
    removeEventListener('error', onError, true);
    script.remove();
    settle(type);
  };
  addEventListener('error', onError, true);
  script.onload = () => end(outcome);
  script.onerror = () => end('error');
  document.head.append(script);
}

/**
 * Loads a script in place of webpack’s script loader: checks the integrity hash, retries failed requests and reports
 * the result once.
 */
export function loadScript(url: string, done: ScriptCallback): void {
  loadFile(url, {
    limitMs: loadingLimits.scriptLimitMs,
    send: sendScript,
    done: (type) => done({ type, target: { src: url } }),
  });
}

/**
 * Matches the URL of antd’s stylesheet. This stylesheet must come first in the page, so that all others override its
 * rules.
 */
const antdSheet = /\/antd\.[^/]*css/;

const insert = (link: HTMLLinkElement) =>
  antdSheet.test(link.href) ? document.head.prepend(link) : document.head.append(link);

/**
 * Inserts a stylesheet with its integrity hash and retries failed requests. The `onload` or `onerror` handler set by
 * webpack is called once.
 */
export function loadStyle(link: HTMLLinkElement): void {
  const { onload, onerror } = link;
  const sent: HTMLLinkElement[] = [];
  loadFile(link.href, {
    limitMs: loadingLimits.styleLimitMs,
    send: ({ address, digest, settle }) => {
      const before = sent.at(-1);
      // A retry uses a copy of the link element, because changing the URL of the existing element would cancel its
      // request.
      const own = before ? document.importNode(link) : link;
      sent.push(own);
      if (digest !== undefined) {
        own.crossOrigin = 'anonymous';
        own.integrity = digest;
      }
      own.onload = () => {
        for (const other of sent) if (other !== own) other.remove();
        settle('load');
      };
      own.onerror = () => settle('error');
      own.href = address;
      if (before) before.after(own);
      else insert(own);
    },
    done: (type) => {
      if (type !== 'load') sent.forEach((one) => one.remove());
      const handler = type === 'load' ? onload : onerror;
      handler?.call(link, new Event(type));
    },
  });
}
