import type { PortalPerson } from '../../domain/portal';
import { refuse } from './command-error';
import type { CommandContext } from './command';

/**
 * Returns the person who runs a command. Throws a `CommandError` if the command runs outside the portals.
 *
 * @example
 * const { name } = getActingPerson({ portal: 'admin', actor: 'Nadia Rahman', personId: 'PER-001' });
 */
export function getActingPerson({
  portal,
  actor,
  personId,
}: Pick<CommandContext, 'portal' | 'actor' | 'personId'>): PortalPerson {
  if (portal === undefined) return refuse('Open a portal to do this.');
  return { by: portal, name: actor, personId };
}
