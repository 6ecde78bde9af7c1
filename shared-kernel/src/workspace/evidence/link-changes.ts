import type { Change } from '../store/source';
import { bringEvidence } from './bring-evidence';
import type { LogHead } from './log-head';
import type { ClosingLog, NextSection } from './close-section';
import { isLogged, type Linked } from './linked';

/**
 * Gives the entries among changes their places in the log, after its head, or after
 * its last entry if it has no head. Done within the writer's turn, so that no other entry takes the same place.
 */
export async function linkChanges(
  changes: readonly Change[],
  head: LogHead | undefined,
  standing: () => AsyncIterable<readonly object[]>,
): Promise<Linked> {
  if (!changes.some(isLogged)) return { changes, head };
  const { headOfStanding, linkAll } = await bringEvidence();
  return linkAll(changes, head ?? (await headOfStanding(standing())));
}

/** The same with changes that take the place of everything, which close a section of the log. */
export async function linkClosing(
  changes: readonly Change[],
  next: NextSection,
  log: ClosingLog,
): Promise<Linked> {
  const { closeSection } = await bringEvidence();
  return closeSection(changes, next, log);
}
