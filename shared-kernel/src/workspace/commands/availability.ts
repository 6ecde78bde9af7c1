import type { Behaviour } from '../../shell/behaviours';
import type { CommandTerms } from './command';
import type { Availability } from './command-result';
import { denialOf, type Belonging, type Standing } from './policy';

const inertReason = 'This control does nothing in the sample.';

/** Whether a person can run a command in a behaviour, at all or on what belongs so. */
export function availabilityIn(
  behaviour: Behaviour,
  { inReference, permission }: CommandTerms,
  standing: Standing,
  belonging?: Belonging,
): Availability {
  if (behaviour === 'reference' && !inReference) return { state: 'inert', reason: inertReason };
  const denial = behaviour === 'reference' ? undefined : denialOf(permission, standing, belonging);
  if (denial !== undefined) return { state: 'denied', reason: denial };
  return { state: 'available', reason: undefined };
}
