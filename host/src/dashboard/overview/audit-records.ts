import { useCallback, useMemo } from 'react';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import { dashboardPath, useCurrentPortal, useRecordPath } from 'shared-kernel/shell';
import { usePageRemotes } from '../../federation/page-remotes';
import { screensOf, type Described } from '../../page/described-tabs';
import { usePreferencesPath } from '../use-preferences-path';

const typeLabels: ReadonlyMap<string, string> = new Map([
  ['cases', 'Review case'],
  ['clients', 'Client'],
  ['complianceRecords', 'Compliance case'],
  ['contracts', 'Contract'],
  ['contractTemplates', 'Contract template'],
  ['demoRequests', 'Demo request'],
  ['notifications', 'Notification'],
  ['preferences', 'Preferences'],
  ['processAlerts', 'Process alert'],
  ['processes', 'Process'],
  ['profiles', 'Profile'],
  ['settings', 'Settings'],
  ['transactions', 'Transaction'],
  ['workspace', 'Workspace'],
]);

/** What the log calls the records of a collection; one that it does not know has its own name. */
export const recordTypeLabel = (collection: string): string =>
  typeLabels.get(collection) ?? collection;

/** By the collection that holds records, the kind as which a tab opens them. */
function kindsOpened(described: Described): ReadonlyMap<string, string> {
  const screens = screensOf(described);
  return new Map([
    ...screens.flatMap(({ records }) => records.map(({ kind }) => [kind, kind] as const)),
    ...screens.flatMap(({ finds }) =>
      finds.map(({ collection, kind }) => [collection, kind] as const),
    ),
  ]);
}

/** Of several records at once. */
const several = '*';

/** Address of the record that an entry is about; undefined if no tab opens it. */
export function useSubjectPath() {
  const portal = useCurrentPortal();
  const recordPath = useRecordPath();
  const preferencesPath = usePreferencesPath();
  const { described } = usePageRemotes();
  const kinds = useMemo(() => kindsOpened(described), [described]);
  return useCallback(
    ({ collection, id }: AuditEntry['subject']): string | undefined => {
      if (collection === 'preferences') return preferencesPath;
      if (collection === 'profiles')
        return id === portal ? dashboardPath(portal, 'profile') : undefined;
      const kind = kinds.get(collection);
      return kind === undefined || id === several ? undefined : recordPath(kind, id);
    },
    [kinds, portal, preferencesPath, recordPath],
  );
}
