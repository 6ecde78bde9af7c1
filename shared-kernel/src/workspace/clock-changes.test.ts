/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import { compareNewestFirst } from '../domain/audit';
import { createPeriodRanges, sumByPeriod } from '../domain/overview';
import { formatDateTime, formatRelativeTime } from '../format';
import { notifications } from '../fixtures/notifications';
import type { Notification } from '../domain/notification';
import { verifyLog } from './audit/verify-log';
import { createContract, setStarred, type Draft } from './test-support/commands';
import { createTestSession } from './test-support/session';
import { createTestWorkspace } from './test-support/create-test-workspace';

const draft: Draft = {
  title: 'Bunker supply',
  type: 'supply_agreement',
  client: 'Meridian Energy Partners',
  value: '$1,000,000',
};

const [notification] = notifications as [Notification];

function openAt(moment: string, records = {}) {
  let at = moment;
  const workspace = createTestWorkspace({ now: () => new Date(at), records });
  return {
    workspace,
    session: createTestSession(),
    setClock: (next: string) => {
      at = next;
    },
    entries: async () => (await workspace.source.list('auditEntries')).toSorted(compareNewestFirst),
  };
}

describe.each(['1970-01-01T00:00:00.000Z', '2099-12-31T23:59:59.999Z'])(
  'clock set to %s',
  (moment) => {
    it('[time, workspace] a command uses the clock’s time for ids, records and log entries', async () => {
      const { workspace, session, entries } = openAt(moment);
      const result = await workspace.run(createContract, draft, session);
      const id = `CON-${Date.parse(moment)}`;
      expect(result).toMatchObject({ status: 'done', output: { id } });
      expect((await entries())[0]).toMatchObject({ at: moment, subject: { id } });
      expect(await workspace.source.get('notifications', `NT-${Date.parse(moment)}`)).toMatchObject(
        {
          record: { timestamp: moment },
        },
      );
      expect(workspace.clock.read()).toBe(moment);
    });

    it('[time, workspace] after the clock was changed, a command can be undone, and the audit log is still valid', async () => {
      const { workspace, session, entries } = openAt(moment);
      const result = await workspace.run(createContract, draft, session);
      if (result.status !== 'done') throw new Error(JSON.stringify(result));
      expect(await result.undo?.()).toMatchObject({ status: 'done' });
      expect((await entries()).slice(0, 2).map(({ action }) => action)).toEqual([
        'contract.create.undo',
        'contract.create',
      ]);
      const log = await workspace.source.readLog();
      const verdict = await verifyLog(log.entries, log.head);
      expect(verdict.status).toBe('verified');
    });

    it('[time] after the clock was changed, every period is empty, because it contains none of the sample’s dates', () => {
      const events = notifications.map(({ timestamp: at }) => ({ at, adds: { all: 1 } }));
      for (const period of ['7d', '30d', '90d', '1y'] as const) {
        const { value, previous } = sumByPeriod(
          ['all'],
          events,
          createPeriodRanges(period, moment),
        ).all;
        expect([value, previous]).toEqual([0, 0]);
      }
    });
  },
);

describe('clock set back by a day between two commands', () => {
  const before = '2026-03-02T12:00:00.000Z';
  const after = '2026-03-01T12:00:00.000Z';

  it('[time, audit] if the clock is set back, the audit log keeps its order, and each entry has the time of the clock', async () => {
    const { workspace, session, setClock, entries } = openAt(before);
    const star = { ids: [notification.id], isStarred: !notification.isStarred };

    expect(await workspace.run(createContract, draft, session)).toMatchObject({ status: 'done' });
    setClock(after);
    expect(await workspace.run(setStarred, star, session)).toMatchObject({ status: 'done' });
    expect((await entries()).slice(0, 2).map(({ at }) => at)).toEqual([after, before]);
    const log = await workspace.source.readLog();
    const verdict = await verifyLog(log.entries, log.head);
    expect(verdict.status).toBe('verified');
    expect(workspace.clock.read()).toBe(after);
  });

  it('[time, workspace] after the clock was set back, an earlier command can be undone, and a new record gets a unique id', async () => {
    const { workspace, session, setClock } = openAt(before);
    const first = await workspace.run(createContract, draft, session);
    setClock(after);
    const second = await workspace.run(createContract, draft, session);
    setClock(before);
    const third = await workspace.run(createContract, draft, session);
    const ids = [first, second, third].map((each) => each.status === 'done' && each.output.id);
    expect(ids).toEqual(
      [Date.parse(before), Date.parse(after), Date.parse(before) + 1].map((at) => `CON-${at}`),
    );
    if (first.status !== 'done') throw new Error(JSON.stringify(first));
    setClock(after);
    expect(await first.undo?.()).toMatchObject({ status: 'done' });
  });
});

describe('record with a time in the future', () => {
  const now = '2026-03-01T12:00:00.000Z';
  const timestamp = '2031-01-01T00:00:00.000Z';
  const records = { notifications: [{ ...notification, timestamp }] };

  it('[time] a time in the future is displayed unchanged', () => {
    expect(formatDateTime(timestamp)).toBe('Jan 1, 2031, 00:00 UTC');
    expect(formatRelativeTime(timestamp, now)).toBe('in 4 years');
  });

  it('[time, workspace] a record with a future time changes neither the clock nor the KPIs of earlier periods', async () => {
    const { workspace, session, entries } = openAt(now, records);
    expect(await workspace.source.list('notifications')).toMatchObject([{ timestamp }]);
    await workspace.run(createContract, draft, session);
    expect((await entries())[0]?.at).toBe(now);
    expect(workspace.clock.read()).toBe(now);
    const events = [{ at: timestamp, adds: { all: 1 } }];
    expect(sumByPeriod(['all'], events, createPeriodRanges('1y', now)).all.value).toBe(0);
    expect(sumByPeriod(['all'], events, createPeriodRanges('1y', timestamp)).all.value).toBe(1);
  });
});
