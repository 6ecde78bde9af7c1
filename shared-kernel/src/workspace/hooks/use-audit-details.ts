import { useCallback } from 'react';
import type { AuditEntry } from '../../domain/audit';
import { useAvailability } from './use-command';

const terms = { inReference: true, permission: 'audit' } as const;

const withoutDetails = (entry: AuditEntry): AuditEntry => ({
  ...entry,
  note: undefined,
  before: undefined,
  after: undefined,
});

/**
 * What of the audit log this portal sees: `visible` has entries as they are shown, without what was noted and what
 * changed where the portal has no audit access; `denial` says whose these details are.
 *
 * @example
 * const { visible, denial } = useAuditDetails();
 * const shown = visible(entries);
 */
export function useAuditDetails() {
  const { reason: denial } = useAvailability(terms);
  const visible = useCallback(
    (entries: readonly AuditEntry[]): readonly AuditEntry[] =>
      denial === undefined ? entries : entries.map(withoutDetails),
    [denial],
  );
  return { denial, visible };
}
