import { browserKey } from 'shared-kernel/remote';
import { durableStorage } from 'shared-kernel/shell';

const usable = /^[\w-]{1,64}$/;

const madeUp = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');

/**
 * The random id by which this browser falls on a side of every canary. It is made when the first of them asks for it, and
 * goes nowhere. None where nothing is kept: an id for one page would give its reader now one release and now another.
 */
export function browserId(): string | undefined {
  const held = durableStorage.get(browserKey);
  if (held !== null && usable.test(held)) return held;
  if (!durableStorage.isDurable()) return undefined;
  durableStorage.set(browserKey, madeUp());
  return durableStorage.get(browserKey) ?? undefined;
}
