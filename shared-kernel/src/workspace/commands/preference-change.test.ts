import * as v from 'valibot';
import { defaultPreferences } from '../../domain/profile/preferences';
import { defineCommand } from './command';
import { StorageError } from '../database/source-errors';
import { createCommandTester, type CommandTester } from '../test-support/command-tester';

const setCompactView = defineCommand({
  id: 'preferences.setCompactView',
  label: 'Set the density',
  input: v.object({ compactView: v.boolean() }),
  inReference: true,
  permission: 'own',
  shows: ({ compactView }) => ({ compactView }),
  apply(transaction, changes) {
    const { compactView } = transaction.preferences();
    transaction.setPreferences(changes);
    return { compactView };
  },
  audit: (after, before) => [
    {
      subject: { collection: 'preferences', id: 'preferences', label: 'Preferences' },
      before,
      after,
    },
  ],
});

let tester: CommandTester;

const isCompact = () => tester.session.preferences.read().compactView;
const press = (compactView: boolean) => tester.run(setCompactView, { compactView });
const lines = async () =>
  (await tester.source.list('auditEntries')).filter(({ action }) => action === setCompactView.id);

function busy() {
  let end: () => void = () => undefined;
  const held = new Promise<void>((done) => (end = done));
  const writing = tester.source.withWriteLock(() => held);
  return () => {
    end();
    return writing;
  };
}

beforeEach(() => {
  tester = createCommandTester();
});

describe('preferences that a command applies immediately', () => {
  it('[PR11] preferences apply immediately while another command writes, and are logged in order', async () => {
    const release = busy();
    const pressing = press(true);
    expect(isCompact()).toBe(true);
    expect(await lines()).toEqual([]);
    await release();
    expect(await pressing).toMatchObject({ status: 'done' });
    expect(await lines()).toMatchObject([
      { before: { compactView: false }, after: { compactView: true } },
    ]);
  });

  it('[PR11] several quick clicks apply the last preference, and each click has an audit entry', async () => {
    const seen: boolean[] = [];
    const { preferences } = tester.session;
    const write = jest.spyOn(preferences, 'write').mockImplementation((changes) => {
      seen.push(changes.compactView ?? isCompact());
      Object.assign(held, changes);
    });
    const held = { ...defaultPreferences };
    jest.spyOn(preferences, 'read').mockImplementation(() => held);
    await Promise.all([press(true), press(false), press(true)]);
    expect(seen).toEqual([true, false, true]);
    expect(write).toHaveBeenCalledTimes(3);
    expect((await lines()).map(({ after }) => after)).toEqual([
      { compactView: true },
      { compactView: false },
      { compactView: true },
    ]);
  });

  it('[PR11] undo restores the previous preferences', async () => {
    const result = await press(true);
    if (result.status !== 'done') throw new Error(JSON.stringify(result));
    expect(isCompact()).toBe(true);
    expect(await result.undo?.()).toEqual({ status: 'done' });
    expect(isCompact()).toBe(false);
  });

  it('[PR11] unchanged preferences are not logged', async () => {
    await press(false);
    expect(await lines()).toEqual([]);
  });

  it('[PR11, workspace] preferences are reverted with a message if they cannot be logged', async () => {
    const full = new StorageError('full');
    jest.spyOn(tester.source, 'withWriteLock').mockRejectedValue(full);
    const pressing = press(true);
    expect(isCompact()).toBe(true);
    expect(await pressing).toMatchObject({ status: 'failed', error: { kind: 'storage' } });
    expect(isCompact()).toBe(false);
    expect(tester.session.toasts).toMatchObject([{ title: 'Not saved' }]);
  });

  it('[PR11, workspace] preferences that were changed again are not reverted, even if the first change cannot be logged', async () => {
    const full = new StorageError('full');
    jest.spyOn(tester.source, 'withWriteLock').mockRejectedValue(full);
    const pressing = press(true);
    tester.session.preferences.write({ compactView: false, showTooltips: false });
    await pressing;
    expect(tester.session.preferences.read()).toMatchObject({
      compactView: false,
      showTooltips: false,
    });
  });
});
