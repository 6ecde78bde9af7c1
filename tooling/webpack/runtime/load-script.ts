import { trustOf } from 'shared-kernel/remote';

/** What webpack's chunk loader reads of an event: its type and the script it speaks of. */
export interface ScriptEvent {
  readonly type: string;
  readonly target: { readonly src: string };
}

export type Done = (event: ScriptEvent) => void;

const timeoutMs = 30_000;

/** Appends one script, held to the digest its release names, and says once how it went. */
export function loadScript(url: string, done: Done): void {
  const { isRefused, digest } = trustOf(url);
  if (isRefused) {
    done({ type: 'refused', target: { src: url } });
    return;
  }

  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  if (digest !== undefined) script.integrity = digest;

  const settle = (type: string) => {
    clearTimeout(timer);
    script.onload = null;
    script.onerror = null;
    script.remove();
    done({ type, target: { src: url } });
  };
  const timer = setTimeout(() => settle('timeout'), timeoutMs);
  script.onload = () => settle('load');
  script.onerror = () => settle('error');
  document.head.append(script);
}
