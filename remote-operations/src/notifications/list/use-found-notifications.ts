import { useMemo } from 'react';
import type { Notification } from 'shared-kernel/domain/notification';
import { useClientDirectory, useListing, useSearchReach } from 'shared-kernel/workspace';
import { useSelection } from '../../large-lists/list-selection';
import {
  newestFirst,
  notificationTexts,
  selectVisibleNotifications,
} from './select-visible-notifications';
import type { NotificationFilters } from './use-notification-filters';

/** As `newestFirst` has them. */
const beginning = { index: 'timestamp', descending: true } as const;

/** The notifications that the filters leave, as far as they are read. */
export function useFoundNotifications({ tab, category, text }: NotificationFilters) {
  const listing = useListing('notifications', beginning);
  const { all, first } = listing;
  const directory = useClientDirectory({ enabled: all !== undefined });
  const textsOf = useMemo(() => notificationTexts(directory), [directory]);
  const reach = useSearchReach();
  const select = useMemo(
    () => (some: readonly Notification[]) => selectVisibleNotifications(some, { tab, category }),
    [tab, category],
  );
  const selection = useMemo(
    () => ({ select, search: { text, reach, textsOf }, ordering: newestFirst }),
    [select, text, reach, textsOf],
  );
  const { selected: found, isPartial } = useSelection(all, selection, first);
  const selected = useMemo(() => found?.map(directory.shown), [found, directory]);
  return { listing, selected, isReading: !all || isPartial };
}

export type FoundNotifications = ReturnType<typeof useFoundNotifications>;
