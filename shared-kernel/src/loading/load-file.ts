import { integrityOf } from './integrity';
import { loadingLimits } from './limits';
import { retryRequest, type Outcome } from './retry';

/** The properties of an event that webpack’s chunk loader reads: its type and the script’s address. */
export interface ScriptEvent {
  readonly type: string;
  readonly target: { readonly src: string };
}

export type ScriptCallback = (event: ScriptEvent) => void;

interface FileRequest {
  readonly address: string;
  readonly digest: string | undefined;
  readonly settle: (outcome: Outcome) => void;
}

interface FileOptions {
  readonly limitMs: number;
  readonly send: (request: FileRequest) => void;
  readonly done: (outcome: Outcome) => void;
}

/** Requests a file with its digest. A file that its release does not list is not requested. */
function loadFile(url: string, { limitMs, send, done }: FileOptions): void {
  // The shell uses relative paths for its own files.
  const { isRefused, digest } = integrityOf(new URL(url, location.href).href);
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
  // The browser reports a truncated file, or an HTML page instead of a script, as loaded.
  let outcome: Outcome = 'load';
  const onError = ({ filename }: ErrorEvent) => {
    if (filename === script.src) outcome = 'unreadable';
  };
  const end = (type: Outcome) => {
    removeEventListener('error', onError, true);
    script.remove();
    settle(type);
  };
  addEventListener('error', onError, true);
  script.onload = () => end(outcome);
  script.onerror = () => end('error');
  document.head.append(script);
}

/** Replaces webpack’s script loader: checks the digest of the release, retries, and reports the outcome once. */
export function loadScript(url: string, done: ScriptCallback): void {
  loadFile(url, {
    limitMs: loadingLimits.scriptLimitMs,
    send: sendScript,
    done: (type) => done({ type, target: { src: url } }),
  });
}

/**
 * antd’s stylesheet comes first, so that all others override its rules, as with the styles that antd inserts itself.
 */
const antdSheet = /\/antd\.[^/]*css/;

const insert = (link: HTMLLinkElement) =>
  antdSheet.test(link.href) ? document.head.prepend(link) : document.head.append(link);

/**
 * Inserts a stylesheet with the digest of its release. The link already has webpack’s handlers, which are called
 * once.
 */
export function loadStyle(link: HTMLLinkElement): void {
  const { onload, onerror } = link;
  const sent: HTMLLinkElement[] = [];
  loadFile(link.href, {
    limitMs: loadingLimits.styleLimitMs,
    send: ({ address, digest, settle }) => {
      const before = sent.at(-1);
      // A copy, because changing the address of the existing element would cancel its request.
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
