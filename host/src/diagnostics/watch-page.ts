import { durableStorage, preferencesKey } from 'shared-kernel/shell';
import { dataOf, pageData } from './page-data';
import { record, ring } from './recorder';
import { watchReports } from './watch-reports';

const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

/** The page's own script, whose name is that of its content. */
export const shellFile = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[src][defer]')?.src.replace(/[?#].*|.*\//gs, '');

export function shellKernel(): string | undefined {
  const { kernel } = pageData('chunks');
  return typeof kernel === 'string' ? kernel : undefined;
}

/** How browsers begin counting a page's time, as a moment. */
const beganAt = () => Math.round(performance.timeOrigin || Date.now());

const wasReloaded = () => {
  if (!('getEntriesByType' in performance)) return false;
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && Reflect.get(navigation, 'type') === 'reload';
};

const megabytes = (bytes: number | undefined) =>
  bytes === undefined ? undefined : Math.round(bytes / 1e5) / 10;

/** What this browser keeps, and for how long. */
export async function storageState(): Promise<Readonly<Record<string, unknown>>> {
  const { storage } = navigator as { readonly storage?: Partial<StorageManager> };
  const [estimate, persisted, isKept] = await Promise.all([
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => undefined),
    ring.isKept(),
  ]);
  return {
    durable: durableStorage.isDurable(),
    persisted,
    ring: isKept ? 'kept' : 'memory',
    usedMB: megabytes(estimate?.usage),
    quotaMB: megabytes(estimate?.quota),
  };
}

/** Whether the reader lets the page be measured (PR11). */
const isMeasured = () => dataOf(durableStorage.get(preferencesKey)).performanceMonitoring !== false;

async function watchVitals(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(
    /* webpackChunkName: "vitals" */ 'web-vitals'
  );
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name: metric, rating, value }) => quietly(record('vital', { metric, rating, value })));
}

/** Begins to keep what happens to this page; what happened before is told by the browser where it can. */
export function watchPage(): void {
  watchReports((said) => quietly(record('report', said)));
  quietly(
    record('page', { shell: shellFile(), kernel: shellKernel(), reload: wasReloaded() }, beganAt()),
  );
  quietly(storageState().then((said) => record('storage', said)));
  if (isMeasured()) quietly(watchVitals());
}
