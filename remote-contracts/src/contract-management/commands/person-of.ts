import type { ContractPerson } from 'shared-kernel/domain/contract';
import { refuse, type Command } from 'shared-kernel/workspace';

type Context = Parameters<Command['apply']>[2];

/** Who runs a command on a contract. */
export function personOf({ portal, actor }: Pick<Context, 'portal' | 'actor'>): ContractPerson {
  if (portal === undefined) return refuse('Open a portal to do this.');
  return { by: portal, name: actor };
}
