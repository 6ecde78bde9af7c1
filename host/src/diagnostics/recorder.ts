import { paths } from '../app/paths';
import { beaconFor } from './beacon';
import type { Happening } from './happening';
import { eventOf, saidOfFault, type DiagnosticEvent, type EventKind } from './diagnostic-event';
import type { Fault } from './fault-code';
import { openRing } from './ring';

export const ring = openRing();

const beacon = beaconFor();
const listeners = new Set<() => void>();

export function onRecorded(notify: () => void): () => void {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

/** The page by its name: an address may say anything. */
export function pageName(): string {
  const { pathname } = window.location;
  if (pathname.startsWith(paths.dashboard)) return 'dashboard';
  const path = pathname.replace(/(.)\/$/, '$1');
  return Object.entries(paths).find(([, address]) => address === path)?.[0] ?? 'other';
}

/** The latest value of each figure of this page. */
const vitals = new Map<string, DiagnosticEvent>();
export const pageVitals = (): readonly DiagnosticEvent[] => [...vitals.values()];

/** Keeps what of something may be kept, and sends it where an operator asked for that. */
export async function record(
  kind: EventKind,
  said: Readonly<Record<string, unknown>>,
  at = Date.now(),
): Promise<void> {
  const event = eventOf(kind, { page: pageName(), ...said }, at);
  if (kind === 'vital') vitals.set(String(event.detail.metric), event);
  beacon(event);
  await ring.add(event);
  listeners.forEach((notify) => notify());
}

const isFault = (happening: Happening): happening is Happening & Fault =>
  happening.kind !== 'composition' && 'error' in happening;

/** Errors that were noted already: one is often met again by whoever shows it. */
const met = new WeakSet();

export async function recordHappening(happening: Happening): Promise<void> {
  const { kind, at, ...said } = happening;
  if (!isFault(happening)) {
    await record(kind, said, at);
    return;
  }
  const { error } = happening;
  if (error instanceof Error) {
    if (met.has(error)) return;
    met.add(error);
  }
  await record(kind, { ...said, ...saidOfFault(happening) }, at);
}
