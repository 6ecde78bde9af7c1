import type { AuditEntry } from '../../domain/audit';
import { specOf } from '../collections';
import type { Change } from '../source';
import { bringEvidence } from './bring-evidence';
import type { LogHead } from './chain';

export interface Linked {
  readonly changes: readonly Change[];
  readonly head: LogHead | undefined;
}

const isLogged = ({ collection, base, next }: Change) =>
  specOf(collection).isAppendOnly && base === undefined && next !== undefined;

/**
 * Gives the entries among changes their places in the log, after its head; where the log has none, after
 * all that stands in it. Done within the writer's turn, so that no other entry takes the same place.
 */
export async function linkChanges(
  changes: readonly Change[],
  head: LogHead | undefined,
  standing: () => AsyncIterable<readonly object[]>,
): Promise<Linked> {
  if (!changes.some(isLogged)) return { changes, head };
  const { headOf, headOfStanding, linkEntry } = await bringEvidence();
  let last = head ?? (await headOfStanding(standing()));
  const linked = changes.map((change) => {
    if (!isLogged(change)) return change;
    const next = linkEntry(change.next as AuditEntry, last);
    last = headOf(next);
    return { ...change, next };
  });
  return { changes: linked, head: last };
}
