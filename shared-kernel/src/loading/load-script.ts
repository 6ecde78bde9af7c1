import { retryRequest, type Outcome, type FileRequest } from './retry-request';
import { loadingLimits } from './limits';

/** The properties of an event that webpack’s chunk loader reads: its type and the script’s address. */
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
  // The browser reports a truncated file, or an HTML page instead of a script, as loaded.
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

/** Replaces webpack’s script loader: checks the digest of the release, retries, and reports the outcome once. */
export function loadScript(url: string, done: Done): void {
  retryRequest(url, {
    limitMs: loadingLimits.scriptLimitMs,
    send,
    done: (type) => done({ type, target: { src: url } }),
  });
}
