import { useCallback, useMemo } from 'react';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import { dashboardPath, useCurrentPortal, useRecordPath } from 'shared-kernel/shell';
import { usePageRemotes } from '../../federation/page-remotes';
import { listScreens, type RemoteDescriptions } from '../../page/remote-tabs';
import { usePreferencesPath } from '../use-preferences-path';

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
