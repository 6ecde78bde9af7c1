import { chooseNamed } from '../choose-named';
import { visits, type Visit } from '../federation/visits';

/** Somebody new; the tab opened while the worker fetches; that whole visit; somebody whose browser keeps it all. */
export type MomentKind = 'cold' | 'meanwhile' | 'whole' | 'returning';

/** A moment of a reader’s in which the worker might be felt. */
export interface Moment {
  readonly name: string;
  readonly kind: MomentKind;
  readonly visit: Visit;
}

const visitNamed = (name: string): Visit => {
  const found = visits.find((visit) => visit.name === name);
  if (!found) throw new Error(`The bench has no visit “${name}”.`);
  return found;
};

const contracts = visitNamed('contracts, cold');
const overview = visitNamed('overview');
const gate = visitNamed('gate');

export const moments: readonly Moment[] = [
  { name: 'gate', kind: 'cold', visit: gate },
  { name: 'overview', kind: 'cold', visit: overview },
  { name: 'contracts', kind: 'cold', visit: contracts },
  { name: 'contracts, opened while all is kept', kind: 'meanwhile', visit: contracts },
  { name: 'overview, until all is kept', kind: 'whole', visit: overview },
  { name: 'overview, returning', kind: 'returning', visit: overview },
  { name: 'contracts, returning', kind: 'returning', visit: contracts },
];

export const chooseMoments = (asked: readonly string[]): readonly Moment[] =>
  chooseNamed(moments, asked);
