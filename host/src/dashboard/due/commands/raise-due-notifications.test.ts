/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import type { Contract } from 'shared-kernel/domain/contract';
import { listMutedToggles } from 'shared-kernel/domain/notification';
import {
  findDueMilestones,
  type Process,
  defaultProcessAlertSettings,
} from 'shared-kernel/domain/process';
import type { Preferences } from 'shared-kernel/domain/profile';
import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { contracts, processes } from 'shared-kernel/testing/records';
import { raiseDueNotifications } from './raise-due-notifications';

const seedingDay = '2024-07-22';
const lastMinute = '2024-07-22T23:59:59.999Z';
const nextDay = '2024-07-23T00:00:00.000Z';

interface Situation {
  readonly at?: string;
  readonly preferences?: Partial<Preferences>;
  readonly settings?: Partial<typeof defaultProcessAlertSettings>;
  readonly all?: readonly Process[];
  readonly contracts?: readonly Contract[];
  readonly sampleMoment?: string;
}

function standing({
  at = nextDay,
  preferences,
  settings,
  all,
  contracts: signed,
  sampleMoment,
}: Situation = {}) {
  const clock = { at };
  const workspace = createTestWorkspace({
    now: () => new Date(clock.at),
    records: {
      settings: [{ ...defaultProcessAlertSettings, ...settings }],
      ...(all && { processes: all }),
      ...(signed && { contracts: signed }),
    },
  });
  const { source } = workspace;
  if (sampleMoment !== undefined) source.sampleMoment = () => Promise.resolve(sampleMoment);
  const session = createTestSession();
  session.preferences.write({ weeklyDigest: false, ...preferences });
  const tester = createCommandTester({ workspace, session });
  const shown = async () => {
    const alerts = { ...defaultProcessAlertSettings, ...settings };
    const muted = listMutedToggles({ ...session.preferences.read(), ...alerts });
    const ids = new Set((await tester.notificationsFor('admin', muted)).map(({ id }) => id));
    return (await source.list('notifications')).filter(({ id }) => ids.has(id));
  };
  const raised = async (moment: string = clock.at) => {
    clock.at = moment;
    const before = new Set((await source.list('notifications')).map(({ id }) => id));
    await tester.done(raiseDueNotifications, {});
    return (await shown()).filter(({ id }) => !before.has(id));
  };
  return { ...tester, clock, raised, shown };
}

const openOn = (from: string, to: string, all = processes) =>
  all.flatMap((process) =>
    findDueMilestones(process, { due: 'late' }, '2100-01-01')
      .filter(({ dueDate }) => dueDate >= from && dueDate <= to)
      .map(({ id }) => id),
  );

const about = (raised: readonly { readonly metadata?: Record<string, string> | undefined }[]) =>
  raised.map(({ metadata }) => metadata?.milestoneId).sort();

const [crude] = processes as [Process];

const dueOn = (dueDate: string): Process => ({
  ...crude,
  milestones: crude.milestones
    .filter(({ id }) => id === crude.currentMilestone)
    .map((milestone) => ({ ...milestone, dueDate })),
});

describe('notifications about missed deadlines', () => {
  it('[N1, PR10, time] creating the sample data raises no notification, even if milestones are overdue', async () => {
    const { raised, source } = standing();
    for (const at of ['2024-07-22T09:00:00.000Z', lastMinute]) {
      expect(await raised(at)).toEqual([]);
    }
    expect(await source.list('notifications')).toHaveLength(8);
    expect(openOn('2024-01-01', '2024-07-21').length).toBeGreaterThan(0);
  });

  it('[PR10, time] a missed deadline raises one notification when the next day begins', async () => {
    const { raised } = standing();
    const passed = openOn(seedingDay, seedingDay);
    expect(passed.length).toBeGreaterThan(0);
    const all = await raised(nextDay);
    expect(about(all)).toEqual(passed.sort());
    expect(all[0]).toMatchObject({
      title: 'Milestone overdue',
      category: 'process',
      timestamp: nextDay,
      isRead: false,
      actionRequired: true,
      relatedProcess: crude.id,
      message: expect.stringMatching(/ was due on Jul 22, 2024\.$/) as string,
    });
  });

  it('[PR10, audit] a notification about a deadline adds an audit entry with the product as actor and without a portal', async () => {
    const { raised, source } = standing();
    const before = (await source.list('auditEntries')).length;
    const all = await raised(nextDay);
    expect(await source.list('auditEntries')).toHaveLength(before + all.length);
    const [line] = await source.find('auditEntries', 'subject', {
      equals: `notifications/${all[0]?.id ?? ''}`,
    });
    expect(line).toMatchObject({ actor: 'Trustfold', label: 'Created a notification' });
    expect(line).not.toHaveProperty('portal');
  });

  it('[PR10, time] a missed deadline raises one notification, even with several tabs or a changed clock', async () => {
    const { raised, run, source } = standing({ at: '2024-07-26T08:00:00.000Z' });
    await Promise.all([run(raiseDueNotifications, {}), run(raiseDueNotifications, {})]);
    expect(await source.list('notifications')).toHaveLength(
      8 + openOn(seedingDay, '2024-07-25').length,
    );
    expect(await raised('2024-07-23T08:00:00.000Z')).toEqual([]);
    expect(await raised('2024-07-26T09:00:00.000Z')).toEqual([]);
    expect(about(await raised('2024-07-27T00:00:00.000Z'))).toEqual(
      openOn('2024-07-26', '2024-07-26'),
    );
  });

  it('[PR10, time] deadlines that were missed while the product was closed for a year raise notifications', async () => {
    const { raised } = standing({ sampleMoment: '2024-07-22T09:00:01.000Z' });
    expect(about(await raised('2025-07-22T09:00:00.000Z'))).toEqual(
      openOn(seedingDay, '2025-07-21').sort(),
    );
  });

  it('[PR10, time] the notification about a deadline uses the changed due date', async () => {
    const { raised } = standing({ all: [dueOn('2024-08-01')] });
    expect(await raised('2024-08-01T23:59:59.999Z')).toEqual([]);
    expect(await raised('2024-08-02T00:00:00.000Z')).toHaveLength(1);
  });

  it('[PR10, workspace] a deadline before the last reset of the workspace raises no notification', async () => {
    const reset = '2024-08-01T12:00:00.000Z';
    const late = standing({ all: [dueOn('2024-07-31')], sampleMoment: reset });
    expect(await late.raised('2024-08-10T09:00:00.000Z')).toEqual([]);
    const open = standing({ all: [dueOn('2024-08-01')], sampleMoment: reset });
    expect(await open.raised('2024-08-10T09:00:00.000Z')).toHaveLength(1);
  });

  it('[R107, PR10] the notification about a deadline is hidden while the user’s setting “Milestone deadlines” is off', async () => {
    const { raised, shown, session } = standing({ preferences: { milestoneDeadlines: false } });
    expect(await raised()).toEqual([]);
    session.preferences.write({ milestoneDeadlines: true });
    expect(await shown()).toHaveLength(8 + openOn(seedingDay, seedingDay).length);
  });

  it.each([
    ['emailCriticalAlerts', (priority: string) => priority !== 'critical'],
    ['smsNotifications', (priority: string) => priority === 'critical'],
  ] as const)(
    '[PM7] while the toggle %s is off, deadline notifications of its priorities are hidden',
    async (toggle, isLeft) => {
      const at = '2024-08-15T09:00:00.000Z';
      const all = await standing().raised(at);
      const left = await standing({ settings: { [toggle]: false } }).raised(at);
      expect(left).toEqual(all.filter(({ priority }) => isLeft(priority)));
      expect(left.length).toBeGreaterThan(0);
      expect(left.length).toBeLessThan(all.length);
    },
  );

  it('[workspace] missed deadlines raise no notification in reference mode', async () => {
    const workspace = createTestWorkspace({ behaviour: 'reference', now: () => new Date(nextDay) });
    const { run } = createCommandTester({ workspace });
    expect(await run(raiseDueNotifications, {})).toMatchObject({ status: 'inert' });
  });
});

describe('notifications about envelope dates', () => {
  const [crudeSupply] = contracts as [Contract];
  const envelope = { remindOn: '2024-07-24', expiresOn: '2024-07-26' };
  const out = (changes: Partial<Contract> = {}) =>
    standing({
      preferences: { milestoneDeadlines: false },
      contracts: [{ ...crudeSupply, envelope, ...changes }],
    });

  it('[signatures, time] an envelope raises one notification on the reminder day and one after the expiry day', async () => {
    const { raised } = out();
    expect(await raised('2024-07-23T23:59:59.999Z')).toEqual([]);
    expect(await raised('2024-07-24T00:00:00.000Z')).toMatchObject([
      {
        title: 'Signature pending',
        message: 'Crude Oil Supply Agreement is waiting for signatures from Daniel Okoro.',
        metadata: { contractId: crudeSupply.id },
      },
    ]);
    expect(await raised('2024-07-26T23:59:59.999Z')).toEqual([]);
    expect(await raised('2024-07-27T00:00:00.000Z')).toMatchObject([
      { title: 'Envelope expired', actionRequired: true },
    ]);
    expect(await raised('2024-08-27T00:00:00.000Z')).toEqual([]);
  });

  it.each([
    ['everyone has signed', { signatories: [] }],
    [
      'its dates had passed before the sample was created',
      { envelope: { expiresOn: '2024-07-21' } },
    ],
  ])('[signatures, time] an envelope raises no notification if %s', async (_why, changes) => {
    expect(await out(changes).raised('2024-08-01T09:00:00.000Z')).toEqual([]);
  });
});

describe('the daily digest', () => {
  const settings = { dailyDigest: true };
  const preferences = { milestoneDeadlines: false };

  it('[PM7, time] the daily digest lists the milestones due that day, starting on the day after the sample data was created', async () => {
    const { raised } = standing({ settings, preferences, all: [dueOn('2024-07-23')] });
    expect(await raised(lastMinute)).toEqual([]);
    const [digest, ...more] = await raised(nextDay);
    expect(digest?.title).toBe('Due today');
    expect(digest?.message).toMatch(/^1 milestone: .+ \(PF-001\)\.$/);
    expect(more).toEqual([]);
    expect(await raised('2024-07-23T18:00:00.000Z')).toEqual([]);
  });

  it('[PM7] there is no daily digest if nothing is due', async () => {
    const { raised } = standing({ settings, preferences, all: [dueOn('2024-07-24')] });
    expect(await raised(nextDay)).toEqual([]);
  });

  it('[PM7] there is no daily digest while its setting is off, which is the default', async () => {
    const { raised } = standing({ preferences, all: [dueOn('2024-07-23')] });
    expect(await raised(nextDay)).toEqual([]);
  });

  it('[PM7] the daily digest names five milestones and counts the others', async () => {
    const six = Array.from({ length: 6 }, (_, index) => ({
      ...dueOn('2024-07-23'),
      id: `PF-2024-10${index}`,
    }));
    const [digest] = await standing({ settings, preferences, all: six }).raised(nextDay);
    expect(digest?.message).toMatch(
      /^6 milestones: (.+ \(PF-2024-10[0-4]\), ){4}.+, and 1 more\.$/,
    );
  });
});

describe('the weekly digest', () => {
  const preferences = { weeklyDigest: true, milestoneDeadlines: false };

  it('[PR10, time] the weekly digest appears once a week, starting in the week after the sample data was created', async () => {
    const { raised } = standing({ preferences });
    expect(await raised('2024-07-28T23:59:59.999Z')).toEqual([]);
    expect(await raised('2024-07-29T00:00:00.000Z')).toMatchObject([{ title: 'Weekly digest' }]);
    expect(await raised('2024-08-04T23:59:59.999Z')).toEqual([]);
    expect(await raised('2024-08-05T00:00:00.000Z')).toMatchObject([{ title: 'Weekly digest' }]);
  });

  it('[PR10, time] there is no weekly digest for a week without audit entries', async () => {
    const { raised } = standing({ preferences });
    expect(await raised('2024-08-21T09:00:00.000Z')).toEqual([]);
  });

  it('[PR10, time] the weekly digest counts completed work and milestones that are due or overdue', async () => {
    const done = { ...dueOn('2024-07-24'), id: 'PF-2024-101', status: 'completed' as const };
    const completed = done.milestones.map((milestone) => ({
      ...milestone,
      status: 'completed' as const,
      completedDate: '2024-07-28',
    }));
    const all = [
      { ...done, milestones: completed },
      { ...dueOn('2024-07-30'), id: 'PF-2024-102' },
      { ...dueOn('2024-07-31'), id: 'PF-2024-103' },
      { ...dueOn('2024-08-04'), id: 'PF-2024-104' },
      { ...dueOn('2024-08-05'), id: 'PF-2024-105' },
    ];
    const late = { ...dueOn('2024-07-23'), id: 'PF-2024-106' };
    const { raised, session } = standing({ all: [...all, late] });
    // The audit log of the week has three entries: two sample entries and one entry for this notification.
    expect(await raised('2024-07-24T09:00:00.000Z')).toHaveLength(1);
    session.preferences.write(preferences);
    const [week] = await raised('2024-07-31T09:00:00.000Z');
    expect(week?.message).toBe(
      'Jul 22, 2024 to Jul 28, 2024: 3 entries in the audit log, 1 milestone completed. Due by Aug 4, 2024: 2. Overdue: 2.',
    );
  });

  it('[PR10] there is no weekly digest while its setting is off', async () => {
    expect(await standing().raised('2024-07-29T09:00:00.000Z')).not.toContainEqual(
      expect.objectContaining({ title: 'Weekly digest' }),
    );
  });
});
