import type { PortalPerson } from 'shared-kernel/domain/portal';
import { refuse, type Command } from 'shared-kernel/workspace';

type Context = Parameters<Command['apply']>[2];

/** Who runs a command on a contract. */
export function personOf({ portal, actor }: Pick<Context, 'portal' | 'actor'>): PortalPerson {
  if (portal === undefined) return refuse('Open a portal to do this.');
  return { by: portal, name: actor };
}
