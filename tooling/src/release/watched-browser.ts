import { isInCanary, type Composition } from 'shared-kernel/remote';

const maxTried = 100_000;

/**
 * The id of a browser that looks at what was promoted: in the canary that was begun, and in no other. Without a choice
 * it would see now one side and now the other.
 */
export function watchedBrowser({ remotes }: Composition, tried?: string): string {
  const canaries = Object.entries(remotes).flatMap(([name, { canary }]) =>
    canary ? [[name, canary] as const] : [],
  );
  const isOn = (id: string, names: typeof canaries) =>
    names.every(([name, canary]) => isInCanary(id, name, canary) === (name === tried));
  const ids = Array.from({ length: maxTried }, (_, at) => `watch-${at}`);
  const own = canaries.filter(([name]) => name === tried);
  return ids.find((id) => isOn(id, canaries)) ?? ids.find((id) => isOn(id, own)) ?? 'watch';
}
