import { askAgain, type Outcome, type FileRequest } from './ask-again';

/** What webpack's chunk loader reads of an event: its type and the script it speaks of. */
export interface ScriptEvent {
  readonly type: string;
  readonly target: { readonly src: string };
}

export type Done = (event: ScriptEvent) => void;

const limitMs = 30_000;

function send({ url, digest, settle }: FileRequest): void {
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  if (digest !== undefined) script.integrity = digest;
  // A file that was cut, or is a page instead, comes and cannot be read: its load is told nevertheless.
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

/** Webpack's script loader: held to the digest a release names, asked for again, and told once how it went. */
export function loadScript(url: string, done: Done): void {
  askAgain(url, { limitMs, send, done: (type) => done({ type, target: { src: url } }) });
}
