import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import { createCommandTester, createTestSession, type CommandTester } from 'shared-kernel/testing';
import { setProcessAlerts } from './set-process-alerts';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

describe('setProcessAlerts', () => {
  it('[PM7] stores the settings for process alerts', async () => {
    await tester.done(setProcessAlerts, { dailyDigest: true });
    expect(await tester.record('settings', 'process-alerts')).toMatchObject({
      dailyDigest: true,
      smsNotifications: true,
    });
  });

  it('[R55, PM7] stores the alert settings separately for each user', async () => {
    const { workspace } = tester;
    const as = (portal: PortalKey) =>
      createCommandTester({ workspace, session: { ...createTestSession(), portal } });
    for (const portal of portalKeys)
      await as(portal).done(setProcessAlerts, { dailyDigest: portal === 'regulator' });
    const stored = await tester.source.list('settings');
    expect(stored.filter(({ dailyDigest }) => dailyDigest).map(({ id }) => id)).toEqual([
      'process-alerts-regulator',
    ]);
    expect(stored).toHaveLength(portalKeys.length);
  });
});
