import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { listMutedToggles } from '../../domain/notification/alert-toggle';
import { isVisibleToReader, type NotificationReader } from '../../domain/notification/recipient';
import { getPersonId } from '../../domain/portal';
import { usePreferencesValue } from '../../shell/preferences';
import { createDefaultProcessAlertSettings } from '../../domain/process/process-alert-settings';
import { queryKeys } from '../database/query-cache';
import type { WorkspaceSource } from '../database/source';
import { getServerConnection } from '../server/connection';
import { useWorkspaceScope } from './workspace-context';

/** Functions that remove records that the user may not see. */
export interface RecordFilter {
  readonly filterList: <T extends object>(records: readonly T[]) => readonly T[];
  readonly filterRecord: <T extends object>(record: T | null) => T | null;
}

export function createNotificationFilter(reader: NotificationReader): RecordFilter {
  const isShown = (record: object) => isVisibleToReader(record, reader);
  return {
    filterList: (records) => records.filter(isShown),
    filterRecord: (record) => (record && isShown(record) ? record : null),
  };
}

const recordIn = async <C extends 'profiles' | 'settings'>(
  source: WorkspaceSource,
  collection: C,
  key: string,
) => (await source.get(collection, key))?.record ?? null;

/**
 * Returns the filter for a collection, or `undefined` if the user may see all its records. Only notifications are
 * filtered.
 */
export function useRecordFilter(collection: string | undefined): RecordFilter | undefined {
  const { workspace, portal } = useWorkspaceScope();
  const { source, behaviour } = workspace;
  const enabled = collection === 'notifications' && behaviour === 'live' && portal !== undefined;
  const by = portal ?? 'admin';
  const { id: settingsId } = createDefaultProcessAlertSettings(by);
  const { data: profile } = useQuery({
    queryKey: queryKeys.record('profiles', by),
    queryFn: () => recordIn(source, 'profiles', by),
    enabled,
  });
  const { data: settings } = useQuery({
    queryKey: queryKeys.record('settings', settingsId),
    queryFn: () => recordIn(source, 'settings', settingsId),
    enabled,
  });
  const personId =
    getServerConnection()?.person?.id ?? getPersonId({ by, personId: profile?.personId });
  const preferences = usePreferencesValue();
  return useMemo(() => {
    if (!enabled) return undefined;
    const muted = listMutedToggles({
      ...preferences,
      ...(settings ?? createDefaultProcessAlertSettings(by)),
    });
    return createNotificationFilter({ portal: by, personId, muted });
  }, [enabled, by, personId, preferences, settings]);
}
