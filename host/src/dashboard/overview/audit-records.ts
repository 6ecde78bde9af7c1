import { useCallback, useMemo } from 'react';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import { dashboardPath, useCurrentPortal, useRecordPath } from 'shared-kernel/shell';
import { usePageRemotes } from '../../federation/page-remotes';
import { listScreens, type RemoteDescriptions } from '../../page/described-tabs';
import { usePreferencesPath } from '../use-preferences-path';

const typeLabels: ReadonlyMap<string, string> = new Map([
  ['cases', 'Review case'],
  ['clients', 'Client'],
  ['complianceRecords', 'Compliance record'],
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

/** Returns the label of a record type. For an unknown type, returns its collection name. */
export const getRecordTypeLabel = (collection: string): string =>
  typeLabels.get(collection) ?? collection;

function kindsOpened(described: RemoteDescriptions): ReadonlyMap<string, string> {
  const screens = listScreens(described);
  return new Map([
    ...screens.flatMap(({ records }) => records.map(({ kind }) => [kind, kind] as const)),
    ...screens.flatMap(({ finds }) =>
      finds.map(({ collection, kind }) => [collection, kind] as const),
    ),
  ]);
}

/** Placeholder for the record id in audit entries that concern several records. */
const several = '*';

/** Returns a function that returns the URL of a record, or `undefined` if no tab shows records of this type. */
export function useAuditSubjectPath() {
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
