import { atom, createStore, useAtomValue } from 'jotai';
import { readPreferences } from 'shared-kernel/shell';

/** Result and duration of loading a remote. Measured when the first screen of the remote opens. */
export interface ReleaseLoad {
  readonly state: 'loading' | 'loaded' | 'failed';
  /** Duration in milliseconds. Absent while loading or if performance monitoring is off. */
  readonly milliseconds?: number;
}

type Loads = Readonly<Partial<Record<string, ReleaseLoad>>>;

const loadsAtom = atom<Loads>({});
const store = createStore();

const set = (name: string, load: ReleaseLoad): void =>
  store.set(loadsAtom, { ...store.get(loadsAtom), [name]: load });

function stopwatch(): () => Pick<ReleaseLoad, 'milliseconds'> {
  if (!readPreferences().performanceMonitoring) return () => ({});
  const start = performance.now();
  return () => ({ milliseconds: performance.now() - start });
}

/** Measures how long a remote takes to load. Only the first successful load is measured. */
export async function measureReleaseLoad<T>(name: string, load: () => Promise<T>): Promise<T> {
  if (store.get(loadsAtom)[name]?.state === 'loaded') return load();
  const taken = stopwatch();
  set(name, { state: 'loading' });
  try {
    const result = await load();
    set(name, { state: 'loaded', ...taken() });
    return result;
  } catch (error) {
    set(name, { state: 'failed', ...taken() });
    throw error;
  }
}

export const useReleaseLoads = (): Loads => useAtomValue(loadsAtom, { store });
