import { listMutedToggles } from 'shared-kernel/domain/notification';
import { findDueMilestones } from 'shared-kernel/domain/process';
import { createCommandTester, createTestWorkspace } from 'shared-kernel/testing';
import { processes } from 'shared-kernel/testing/records';
import { defaultProcessAlertSettings } from 'shared-kernel/domain/process';
import { findCommands } from './test-find-commands';

const everyCommand = findCommands();

function atWork() {
  const clock = { at: '2024-07-22T09:00:00.000Z' };
  const workspace = createTestWorkspace({ now: () => new Date(clock.at) });
  const { done, source, session, notificationsFor } = createCommandTester({ workspace });
  const act = (id: string, input: object) => {
    const command = everyCommand.find((each) => each.id === id);
    if (!command) throw new Error(`No command is called ${id}.`);
    return done(command, input);
  };
  const openAt = async (at: string) => {
    clock.at = at;
    await act('notification.raiseDue', {});
    const alerts = (await source.list('settings')).at(0) ?? defaultProcessAlertSettings;
    const muted = listMutedToggles({ ...session.preferences.read(), ...alerts });
    return (await notificationsFor('admin', muted))
      .toReversed()
      .filter((notification) => notification.source === 'Digest')
      .map(({ title, timestamp, message }) => ({ title, timestamp, message }));
  };
  return { act, openAt, source };
}

const dueToday = (timestamp: string, message: string) => ({
  title: 'Due today',
  timestamp,
  message: expect.stringContaining(message) as string,
});

describe('digests of an active workspace', () => {
  it('[PM7, PR10] while the daily digest is on, it lists the milestones due on each day', async () => {
    const { act, openAt } = atWork();
    const [tuesday, evening, wednesday, thursday] = [
      '2024-07-23T08:00:00.000Z',
      '2024-07-23T20:00:00.000Z',
      '2024-07-24T08:00:00.000Z',
      '2024-07-25T08:00:00.000Z',
    ] as const;
    const late = processes.flatMap((process) =>
      findDueMilestones(process, { due: 'late' }, '2024-07-23').map(({ id, name, assignedTo }) => ({
        processId: process.id,
        milestoneId: id,
        assignedTo,
        words: `${name} (${process.id})`,
      })),
    )[0];
    if (!late) throw new Error('Something of the sample is late');
    const { words, ...milestone } = late;

    expect(await openAt(tuesday)).toEqual([]);
    await act('process.setAlerts', { dailyDigest: true });
    await act('process.replanMilestone', {
      ...milestone,
      dueDate: '2024-07-24',
      reason: 'The vessel is late',
    });
    const first = dueToday(tuesday, 'PF-0');
    expect(await openAt(tuesday)).toEqual([first]);
    expect(await openAt(evening)).toEqual([first]);
    const both = [first, dueToday(wednesday, words)];
    expect(await openAt(wednesday)).toEqual(both);
    await act('process.setAlerts', { dailyDigest: false });
    expect(await openAt(thursday)).toEqual([]);
    await act('process.setAlerts', { dailyDigest: true });
    expect(await openAt(wednesday)).toEqual(both);
  });

  it('[PR10] while the weekly digest is on, it lists the work of the previous week each Monday', async () => {
    const { act, openAt, source } = atWork();
    const [tuesday, monday, nextMonday] = [
      '2024-07-23T08:00:00.000Z',
      '2024-07-29T08:00:00.000Z',
      '2024-08-05T08:00:00.000Z',
    ] as const;
    await act('preferences.setNotifications', { milestoneDeadlines: false });
    expect(await openAt(tuesday)).toEqual([]);
    const inWeek = { from: '2024-07-22', to: '2024-07-28T23:59:59.999Z' };
    const before = (await source.find('auditEntries', 'at', inWeek)).length;
    await act('contract.create', { title: '', type: 'joint_venture', client: '', value: '' });
    expect(await source.find('auditEntries', 'at', inWeek)).toHaveLength(before + 1);
    const week = {
      title: 'Weekly digest',
      timestamp: monday,
      message: expect.stringContaining(
        `Jul 22, 2024 to Jul 28, 2024: ${before + 1} entries in the audit log`,
      ) as string,
    };
    expect(await openAt(monday)).toEqual([week]);
    await act('preferences.setNotifications', { weeklyDigest: false });
    expect(await openAt(nextMonday)).toEqual([]);
  });
});
