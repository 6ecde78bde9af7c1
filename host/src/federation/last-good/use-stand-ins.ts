import { useSyncExternalStore } from 'react';
import { standIns, type StandIn } from './stand-ins';

type Shown = readonly (readonly [string, StandIn])[];

let shown: Shown = [];
const listeners = new Set<() => void>();

/** From now on the page runs another release of a remote; none puts the deployed one back. */
export function setStandIn(name: string, standIn: StandIn | undefined): void {
  if (standIn) standIns.set(name, standIn);
  else standIns.delete(name);
  shown = [...standIns];
  listeners.forEach((notify) => notify());
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

export const useStandIns = (): Shown => useSyncExternalStore(subscribe, () => shown);
