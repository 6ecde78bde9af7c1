/** The remotes of which a screen has been drawn in this page. */
export const started = new Set<string>();

let hear: (name: string) => void = () => undefined;

/** A remote's screen was drawn. */
export function markStarted(name: string): void {
  if (started.has(name)) return;
  started.add(name);
  hear(name);
}

/** Hears of each remote from which a screen is drawn for the first time, and of those before. */
export function hearStarts(listener: (name: string) => void): void {
  hear = listener;
  started.forEach((name) => listener(name));
}
