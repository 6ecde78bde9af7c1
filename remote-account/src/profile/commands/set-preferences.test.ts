import { createCommandTester, type CommandTester } from 'shared-kernel/testing';
import { defaultPreferences } from 'shared-kernel/testing/records';
import { setOwnPreferences } from './set-preferences';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

describe('preference commands', () => {
  it('[PR11] changed preferences are logged and can be undone', async () => {
    const result = await tester.run(setOwnPreferences, { compactView: true });
    expect(tester.session.preferences.read()).toEqual({ ...defaultPreferences, compactView: true });
    expect(await tester.latestEntry()).toMatchObject({
      subject: { collection: 'preferences' },
      before: { compactView: false },
      after: { compactView: true },
    });
    if (result.status === 'done') await result.undo?.();
    expect(tester.session.preferences.read()).toEqual(defaultPreferences);
  });
});
