import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { listMutedToggles } from '../../domain/notification/alert-toggle';
import { isVisibleToReader } from '../../domain/notification/recipient';
import { getPersonId } from '../../domain/portal';
import { usePreferencesValue } from '../../shell/preferences';
import {
  createDefaultProcessAlertSettings,
  getAlertSettingsId,
} from '../../domain/process/process-alert-settings';
import { queryKeys } from '../database/query-cache';
import { getServerConnection } from '../server/connection';
import { useWorkspaceScope } from './workspace-context';

/** Functions that remove records that the user may not see. */
export interface RecordFilter {
  readonly filterList: <T extends object>(records: readonly T[]) => readonly T[];
  readonly filterRecord: <T extends object>(record: T | null) => T | null;
}

function useStoredRecord<C extends 'profiles' | 'settings'>(
  collection: C,
  key: string,
  enabled: boolean,
) {
  const { source } = useWorkspaceScope().workspace;
  const { data } = useQuery({
    queryKey: queryKeys.record(collection, key),
    queryFn: async () => (await source.get(collection, key))?.record ?? null,
    enabled,
  });
  return data;
}

/**
 * Returns the filter for a collection, or `undefined` if the user may see all its records. Only notifications are
 * filtered.
 */
export function useRecordFilter(collection: string | undefined): RecordFilter | undefined {
  const { workspace, portal } = useWorkspaceScope();
  const enabled =
    collection === 'notifications' && workspace.behaviour === 'live' && portal !== undefined;
  const by = portal ?? 'admin';
  const profile = useStoredRecord('profiles', by, enabled);
  const settings = useStoredRecord('settings', getAlertSettingsId(by), enabled);
  const personId =
    getServerConnection()?.person?.id ?? getPersonId({ by, personId: profile?.personId });
  const preferences = usePreferencesValue();
  return useMemo(() => {
    if (!enabled) return undefined;
    const alerts = settings ?? createDefaultProcessAlertSettings(by);
    const reader = { portal: by, personId, muted: listMutedToggles({ ...preferences, ...alerts }) };
    const isShown = (record: object) => isVisibleToReader(record, reader);
    return {
      filterList: (records) => records.filter(isShown),
      filterRecord: (record) => (record && isShown(record) ? record : null),
    };
  }, [enabled, by, personId, preferences, settings]);
}
