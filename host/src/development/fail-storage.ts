import type { StorageFault } from './circumstances';

const refuse = (name: string) => () => {
  throw new DOMException('Refused for development', name);
};

/** From here on the browser's database fails as asked. */
export function failStorage(fault: StorageFault): void {
  if (fault === 'refused') Object.assign(IDBFactory.prototype, { open: refuse('SecurityError') });
  if (fault === 'full') {
    const full = refuse('QuotaExceededError');
    Object.assign(IDBObjectStore.prototype, { put: full, add: full });
  }
}
