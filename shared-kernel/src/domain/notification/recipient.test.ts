import * as v from 'valibot';
import { defaultPreferences } from '../profile/preferences';
import { alertToggles, listMutedToggles } from './alert-toggle';
import { notificationSchema } from './notification.schema';
import { countNotificationsByFlag, isVisibleToReader, type NotificationReader } from './recipient';

const reader: NotificationReader = { portal: 'banking', personId: 'PER-004', muted: [] };

describe('notification recipients', () => {
  it('[R65] shows a notification for one portal only in that portal, and any other notification in all portals', () => {
    expect(isVisibleToReader({}, reader)).toBe(true);
    expect(isVisibleToReader({ portal: 'banking' }, reader)).toBe(true);
    expect(isVisibleToReader({ portal: 'admin' }, reader)).toBe(false);
  });

  it('[R107] hides a notification from the user who caused it, but not from colleagues in the portal', () => {
    expect(isVisibleToReader({ actorId: 'PER-004' }, reader)).toBe(false);
    expect(isVisibleToReader({ actorId: 'PER-004' }, { ...reader, personId: 'PER-104' })).toBe(
      true,
    );
    expect(isVisibleToReader({ actorId: 'PER-001' }, reader)).toBe(true);
  });

  it('[R107, R55] shows a notification only if the user has enabled all of its notification settings', () => {
    const deadline = { toggles: ['milestoneDeadlines', 'smsNotifications'] } as const;
    const notification = { toggles: [...deadline.toggles] };
    const withMuted = (muted: NotificationReader['muted']) =>
      isVisibleToReader(notification, { ...reader, muted });
    expect(withMuted([])).toBe(true);
    expect(withMuted(['weeklyDigest'])).toBe(true);
    expect(withMuted(['milestoneDeadlines'])).toBe(false);
    expect(withMuted(['smsNotifications'])).toBe(false);
  });

  it('[R107, PR10] lists the notification settings that are off', () => {
    const processAlerts = { emailCriticalAlerts: true, smsNotifications: false, dailyDigest: true };
    expect(listMutedToggles({ ...defaultPreferences, ...processAlerts })).toEqual([
      'auditSimulationResults',
      'platformUpdates',
      'smsNotifications',
    ]);
    expect(new Set(alertToggles).size).toBe(alertToggles.length);
  });

  it('[R107, N5] shows a notification from an earlier version, without an actor, to everyone', () => {
    const earlier = {
      id: 'NT-1',
      type: 'info',
      category: 'system',
      title: 'Held',
      message: '',
      timestamp: '2024-07-22T09:00:00.000Z',
      isRead: false,
      isStarred: false,
      source: 'Digest',
      actionRequired: false,
      priority: 'low',
    };
    const stored = v.parse(notificationSchema, earlier);
    expect(isVisibleToReader(stored, { ...reader, muted: alertToggles })).toBe(true);
    expect(v.safeParse(notificationSchema, { ...earlier, toggles: ['unknown'] }).success).toBe(
      false,
    );
  });

  it('[N1] counts unread, starred and action-required notifications', () => {
    const plain = { isRead: false, isStarred: false, actionRequired: true };
    expect(
      countNotificationsByFlag([plain, { isRead: true, isStarred: true, actionRequired: false }]),
    ).toEqual({
      total: 2,
      unread: 1,
      starred: 1,
      actionRequired: 1,
    });
  });
});
