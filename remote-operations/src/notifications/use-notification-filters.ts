import {
  notificationCategories,
  notificationTabs,
  type NotificationCategory,
  type NotificationTab,
} from './notification-displays';
import { keysOf } from 'shared-kernel/format';
import { listParams, useListLayout, type ListDefinition } from 'shared-kernel/records';
import {
  createChoiceParam,
  createSearchParam,
  createTextParam,
  useUrlState,
} from 'shared-kernel/shell';
import { notificationFilters, notificationParam } from './screen';

const params = {
  [notificationFilters.show]: createChoiceParam(notificationTabs, 'all'),
  q: createSearchParam(),
  [notificationFilters.category]: createChoiceParam([...notificationCategories, 'all'], 'all'),
};

export const notificationListDefinition: ListDefinition = {
  key: 'notifications',
  title: 'Notifications',
  params: [...keysOf(params), ...listParams],
  otherParams: [notificationParam],
};

const allParams = { ...params, [notificationParam]: createTextParam() };

export function useNotificationFilters() {
  const { values, set, clear } = useUrlState(allParams);
  const { show, q, category } = values;
  return {
    ...useListLayout(notificationListDefinition),
    tab: show,
    text: q,
    category: category === 'all' ? undefined : category,
    openId: values.n,
    isNarrowed: q.trim() !== '' || category !== 'all',
    showTab: (tab: NotificationTab) => set({ show: tab }, 'push'),
    search: (text: string) => set({ q: text }),
    pick: (picked: NotificationCategory | undefined) => set({ category: picked ?? 'all' }),
    clear: () => clear(['q', 'category']),
    open: (id: string) => set({ n: id }, 'push'),
    step: (id: string) => set({ n: id }, 'step'),
    close: () => set({ n: '' }, 'back'),
  };
}

export type NotificationFilters = ReturnType<typeof useNotificationFilters>;
