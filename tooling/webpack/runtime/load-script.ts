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
  const end = (outcome: Outcome) => {
    script.remove();
    settle(outcome);
  };
  script.onload = () => end('load');
  script.onerror = () => end('error');
  document.head.append(script);
}

/** Webpack's script loader: held to the digest a release names, asked for again, and told once how it went. */
export function loadScript(url: string, done: Done): void {
  askAgain(url, { limitMs, send, done: (type) => done({ type, target: { src: url } }) });
}
