import type { Fault } from './fault-code';

/** Something that happened, as it is: what of it may be kept is decided where it is kept. */
export type Happening = Readonly<Record<string, unknown>> & {
  readonly kind: Fault['kind'] | 'composition';
  readonly at: number;
};
