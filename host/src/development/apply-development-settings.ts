import { readDevelopmentSettings, type StorageFault } from './development-settings';

const refuse = (name: string) => () => {
  throw new DOMException('Blocked by development settings', name);
};

export function simulateStorageFault(fault: StorageFault): void {
  if (fault === 'refused') Object.assign(IDBFactory.prototype, { open: refuse('SecurityError') });
  if (fault === 'full') {
    const full = refuse('QuotaExceededError');
    Object.assign(IDBObjectStore.prototype, { put: full, add: full });
  }
}

export function shiftClock(byMs: number): void {
  const { Date: device } = globalThis;
  const moved = () => device.now() + byMs;
  globalThis.Date = new Proxy(device, {
    apply: () => new device(moved()).toString(),
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length === 0 ? [moved()] : given, asked) as object,
    get: (target, name): unknown => (name === 'now' ? moved : Reflect.get(target, name)),
  });
}

/** Applies the settings of the development page before any other code runs. */
export function applyDevelopmentSettings(): void {
  const { clockMs, storage } = readDevelopmentSettings();
  if (clockMs !== 0) shiftClock(clockMs);
  simulateStorageFault(storage);
}
