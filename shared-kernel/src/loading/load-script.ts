import { retryRequest, type Outcome, type FileRequest } from './retry-request';
import { loadingLimits } from './limits';

/** What webpack's chunk loader reads of an event: its type and the script's address. */
export interface ScriptEvent {
  readonly type: string;
  readonly target: { readonly src: string };
}

export type Done = (event: ScriptEvent) => void;

function send({ url, digest, settle }: FileRequest): void {
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  if (digest !== undefined) script.integrity = digest;
  // A file that was cut short, or is a page instead, arrives and cannot be read: the browser reports it as loaded.
  let outcome: Outcome = 'load';
  const hear = ({ filename }: ErrorEvent) => {
    if (filename === script.src) outcome = 'unreadable';
  };
  const end = (how: Outcome) => {
    removeEventListener('error', hear, true);
    script.remove();
    settle(how);
  };
  addEventListener('error', hear, true);
  script.onload = () => end(outcome);
  script.onerror = () => end('error');
  document.head.append(script);
}

/** Webpack's script loader: checks the digest that a release names, retries, and reports the outcome once. */
export function loadScript(url: string, done: Done): void {
  retryRequest(url, {
    limitMs: loadingLimits.scriptLimitMs,
    send,
    done: (type) => done({ type, target: { src: url } }),
  });
}
