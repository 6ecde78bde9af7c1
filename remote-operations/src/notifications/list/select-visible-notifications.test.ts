/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import fc from 'fast-check';
import { countNotificationsByFlag, type Notification } from 'shared-kernel/domain/notification';
import {
  getDayHeading,
  newestFirstOrdering,
  createNotificationSearchTexts,
  selectVisibleNotifications,
  type NotificationFilter,
} from './filtered-notifications';
import { findNotificationSubjects } from '../details/notification-subject';
import {
  notificationCategories,
  notificationTabLabel,
  notificationTabs,
} from '../notification-displays';
import { filterAndSortItems } from '../../filter-and-sort-items';

const build = (changes: Partial<Notification>): Notification => ({
  id: 'NT-1',
  type: 'info',
  category: 'system',
  title: 'Maintenance',
  message: 'Screening is updated on Saturday.',
  timestamp: '2024-07-20T10:00:00.000Z',
  isRead: true,
  isStarred: false,
  source: 'Platform',
  actionRequired: false,
  priority: 'low',
  ...changes,
});

const wire = build({
  id: 'NT-2',
  category: 'bank',
  title: 'Wire waits',
  isRead: false,
  actionRequired: true,
  timestamp: '2024-07-22T08:00:00.000Z',
});
const match = build({
  id: 'NT-3',
  category: 'compliance',
  title: 'Possible match',
  clientName: 'Caspian Pipeline Services',
  isRead: false,
  isStarred: true,
  timestamp: '2024-07-21T08:00:00.000Z',
});
const notice = build({});
const all = [notice, wire, match];

const listed = (
  notifications: readonly Notification[],
  { text = '', ...filter }: NotificationFilter & { readonly text?: string | undefined },
) =>
  filterAndSortItems(notifications, {
    select: (some) => selectVisibleNotifications(some, filter),
    search: { text, textsOf: createNotificationSearchTexts() },
    ordering: newestFirstOrdering,
  });

describe('selectVisibleNotifications', () => {
  it('[N2] notifications have four tabs in the specified order, with the specified labels', () => {
    expect(notificationTabs.map((tab) => notificationTabLabel[tab])).toEqual([
      'All',
      'Unread',
      'Starred',
      'Action',
    ]);
  });

  it('[N2] notifications are filtered by tab and sorted newest first', () => {
    expect(listed(all, {})).toEqual([wire, match, notice]);
    expect(listed(all, { tab: 'unread' })).toEqual([wire, match]);
    expect(listed(all, { tab: 'starred' })).toEqual([match]);
    expect(listed(all, { tab: 'action' })).toEqual([wire]);
  });

  it('[N2] the search covers only title, message and client name of notifications', () => {
    expect(listed(all, { text: 'WIRE' })).toEqual([wire]);
    expect(listed([match], { text: 'saturday' })).toEqual([match]);
    expect(listed(all, { text: 'caspian' })).toEqual([match]);
    expect(listed(all, { text: 'Platform' })).toEqual([]);
    expect(listed(all, { text: 'NT-2' })).toEqual([]);
  });

  it('[N2] lists only notifications that match tab, category and search', () => {
    const notifications = fc.array(
      fc
        .record({
          category: fc.constantFrom(...notificationCategories),
          title: fc.constantFrom('Wire', 'Match'),
          isRead: fc.boolean(),
          isStarred: fc.boolean(),
          actionRequired: fc.boolean(),
        })
        .map(build),
    );
    const filter = fc.record(
      {
        tab: fc.constantFrom(...notificationTabs),
        category: fc.constantFrom(...notificationCategories),
        text: fc.constantFrom('', 'wire', 'none'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(notifications, filter, (list, { tab, category, text }) => {
        const apart = listed(listed(listed(list, { tab }), { category }), { text });
        expect(listed(list, { tab, category, text })).toEqual(apart);
      }),
    );
  });
});

describe('notification about a payment', () => {
  it('[R65] a notification about a payment links to its review case', () => {
    const context = {
      processIds: new Set<string>(),
      contractIds: new Set<string>(),
      transactionIds: new Set(['TX-1']),
      caseIds: new Set(['RC-1']),
      clientId: undefined,
    };
    const metadata = { caseId: 'RC-1', paymentId: 'TX-1' };
    expect(findNotificationSubjects(build({ metadata }), context)).toEqual([
      { tab: 'cases', recordId: 'RC-1' },
      { tab: 'transactions', recordId: 'TX-1' },
    ]);
  });
});

describe('countNotificationsByFlag', () => {
  it('[N1] counts all, unread, starred and action-required notifications', () => {
    const none = { total: 0, unread: 0, actionRequired: 0, starred: 0 };
    expect(countNotificationsByFlag(all)).toEqual({
      total: 3,
      unread: 2,
      actionRequired: 1,
      starred: 1,
    });
    expect(countNotificationsByFlag([])).toEqual(none);
  });
});

describe('getDayHeading', () => {
  const now = '2024-07-22T09:00:00.000Z';
  const headingsOf = (list: readonly Notification[]) =>
    list.map((notification, index) => getDayHeading(notification, list[index - 1], now));

  it('[N3] the first notification of each day in local time has a heading, such as “Today” or “Yesterday”', () => {
    const late = build({ timestamp: '2024-07-22T00:30:00.000+02:00' });
    expect(headingsOf([wire, match, late, notice])).toEqual([
      { date: '2024-07-22', label: 'Today' },
      { date: '2024-07-21', label: 'Yesterday' },
      undefined,
      { date: '2024-07-20', label: undefined },
    ]);
  });

  it('[N3] a list of notifications has one heading per date', () => {
    const times = fc.array(
      fc
        .date({ min: new Date('2024-07-01'), max: new Date('2024-07-31'), noInvalidDate: true })
        .map((date) => build({ timestamp: date.toISOString() })),
    );
    fc.assert(
      fc.property(times, (list) => {
        const sorted = listed(list, {});
        const dates = headingsOf(sorted).flatMap((heading) => heading?.date ?? []);
        expect(dates).toEqual([...new Set(sorted.map(({ timestamp }) => timestamp.slice(0, 10)))]);
      }),
    );
  });
});

describe('findNotificationSubjects', () => {
  const context = {
    processIds: new Set(['PF-001']),
    contractIds: new Set(['CON-1001']),
    transactionIds: new Set(['TX-059']),
    caseIds: new Set(['RC-1']),
    clientId: 'CL-012',
  };
  const full = build({
    relatedProcess: 'PF-001',
    clientName: 'Caspian Pipeline Services',
    metadata: { contractId: 'CON-1001', paymentId: 'TX-059' },
  });

  it('[N5] a notification links to its process, contract, payment and client, in this order', () => {
    expect(findNotificationSubjects(full, context)).toEqual([
      { tab: 'processes', recordId: 'PF-001' },
      { tab: 'contracts', recordId: 'CON-1001' },
      { tab: 'transactions', recordId: 'TX-059' },
      { tab: 'clients', recordId: 'CL-012' },
    ]);
  });

  it('[N5] a notification whose records no longer exist has no links', () => {
    const lost = build({
      relatedProcess: 'PF-1999-001',
      clientName: 'Unknown Company',
      metadata: { contractId: 'CON-0', batchNumber: 'BATCH-7' },
    });
    const ofNoClient = { ...context, clientId: undefined };
    expect(findNotificationSubjects(lost, ofNoClient)).toEqual([]);
    expect(findNotificationSubjects(build({}), ofNoClient)).toEqual([]);
  });
});
