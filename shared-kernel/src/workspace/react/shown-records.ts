import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { mutedTogglesOf } from '../../domain/notification/alert-toggle';
import { isForReader, type NotificationReader } from '../../domain/notification/recipient';
import { personIdOf } from '../../domain/portal';
import { usePreferencesValue } from '../../shell/preferences';
import { defaultProcessAlertSettingsOf } from '../../domain/process/process-alert-settings';
import { queryKeys } from '../database/query-cache';
import type { WorkspaceSource } from '../database/source';
import { serverConnection } from '../server/connection';
import { useWorkspaceScope } from './workspace-context';

/** Filters a collection to the records that the user may see. */
export interface ShownRecords {
  readonly ofList: <T extends object>(records: readonly T[]) => readonly T[];
  readonly ofOne: <T extends object>(record: T | null) => T | null;
}

export function shownNotifications(reader: NotificationReader): ShownRecords {
  const isShown = (record: object) => isForReader(record, reader);
  return {
    ofList: (records) => records.filter(isShown),
    ofOne: (record) => (record && isShown(record) ? record : null),
  };
}

const recordIn = async <C extends 'profiles' | 'settings'>(
  source: WorkspaceSource,
  collection: C,
  key: string,
) => (await source.get(collection, key))?.record ?? null;

/**
 * The filter for the records of a collection; `undefined` if the user may see all records. Only notifications are
 * filtered.
 */
export function useShownRecords(collection: string | undefined): ShownRecords | undefined {
  const { workspace, portal } = useWorkspaceScope();
  const { source, behaviour } = workspace;
  const enabled = collection === 'notifications' && behaviour === 'live' && portal !== undefined;
  const by = portal ?? 'admin';
  const { id: settingsId } = defaultProcessAlertSettingsOf(by);
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
    serverConnection()?.person?.id ?? personIdOf({ by, personId: profile?.personId });
  const preferences = usePreferencesValue();
  return useMemo(() => {
    if (!enabled) return undefined;
    const muted = mutedTogglesOf({
      ...preferences,
      ...(settings ?? defaultProcessAlertSettingsOf(by)),
    });
    return shownNotifications({ portal: by, personId, muted });
  }, [enabled, by, personId, preferences, settings]);
}
