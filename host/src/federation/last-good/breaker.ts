import { durableStorage, readJson } from 'shared-kernel/shell';
import * as v from 'valibot';
import { brokenKey } from './broken-key';

/** A release of a remote that did not start in this browser, and when that was. */
interface Break {
  readonly release: string;
  readonly at: number;
}

/** `open`: it is not tried; `half-open`: it may be tried again; `closed`: nothing is known against it. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** How long a release that did not start is left alone, in milliseconds. */
export const aloneMs = 5 * 60_000;

/** A release that came after the one that did not start is tried at once. */
export function breakerState(held: Break | undefined, release: string, now: number): BreakerState {
  if (held?.release !== release) return 'closed';
  const since = now - held.at;
  return since >= 0 && since < aloneMs ? 'open' : 'half-open';
}

const breaksSchema = v.record(v.string(), v.object({ release: v.string(), at: v.number() }));

export const readBreaks = (): Readonly<Partial<Record<string, Break>>> =>
  readJson(breaksSchema, durableStorage.get(brokenKey)) ?? {};

function write(breaks: Readonly<Partial<Record<string, Break>>>): void {
  if (Object.keys(breaks).length === 0) durableStorage.remove(brokenKey);
  else durableStorage.set(brokenKey, JSON.stringify(breaks));
}

export const openBreaker = (name: string, release: string, at: number): void =>
  write({ ...readBreaks(), [name]: { release, at } });

export function closeBreaker(name: string): void {
  const { [name]: held, ...others } = readBreaks();
  if (held) write(others);
}
