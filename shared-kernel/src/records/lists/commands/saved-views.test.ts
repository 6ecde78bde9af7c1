import { savedViewLimits } from '../../../domain/profile/saved-view';
import { createCommandTester, createTestSession, type CommandTester } from '../../../testing';
import { removeListView, renameListView, saveListView, setDefaultListView } from './saved-views';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const views = () => tester.session.preferences.read().savedViews ?? [];
const held = { list: 'transactions', name: ' Held ', query: 'status=compliance_review' };

describe('saveListView', () => {
  it('[views] saving a view stores the state of the list under a name and adds a log entry', async () => {
    const view = await tester.done(saveListView, held);
    expect(views()).toEqual([
      { ...held, id: view.id, name: 'Held', portal: 'admin', isDefault: false },
    ]);
    expect(await tester.latestEntry()).toMatchObject({
      action: 'view.save',
      subject: { label: 'Saved view “Held”' },
    });
  });

  it('[views] saving a view replaces the existing view with the same name', async () => {
    const { id } = await tester.done(saveListView, held);
    await tester.done(setDefaultListView, { id, isDefault: true });
    await tester.done(saveListView, { ...held, name: 'HELD', query: 'q=oil' });
    expect(views()).toEqual([
      { ...held, id, name: 'HELD', query: 'q=oil', portal: 'admin', isDefault: true },
    ]);
  });

  it.each(['Hęld', 'Неld', 'H\u200beld', 'Ｈｅｌｄ'])(
    '[R11, views] saving a view as %j replaces the view named Held',
    async (name) => {
      const { id } = await tester.done(saveListView, held);
      await tester.done(saveListView, { ...held, name });
      expect(views()).toMatchObject([{ id, name }]);
      const other = await tester.done(saveListView, { ...held, name: 'Other' });
      expect(await tester.run(renameListView, { id: other.id, name: 'HELD' })).toMatchObject({
        status: 'failed',
        error: { message: 'A view with this name already exists.' },
      });
    },
  );

  it.each(['', '   ', 'x'.repeat(savedViewLimits.name + 1)])(
    '[views] rejects the view name %j',
    async (name) => {
      expect(await tester.run(saveListView, { ...held, name })).toMatchObject({
        status: 'failed',
        error: { kind: 'invalid' },
      });
      expect(views()).toEqual([]);
    },
  );

  it('[views, policy] saving a view is allowed in every portal, including the regulator’s', async () => {
    tester = createCommandTester({ session: createTestSession('regulator') });
    await tester.done(saveListView, held);
    expect(views()).toMatchObject([{ portal: 'regulator' }]);
  });
});

describe('saved view', () => {
  it('[views] a saved view can be renamed, but not to the name of another view', async () => {
    const { id } = await tester.done(saveListView, held);
    await tester.done(saveListView, { ...held, name: 'Late' });
    expect(await tester.run(renameListView, { id, name: 'late' })).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
    await tester.done(renameListView, { id, name: 'On hold' });
    expect(views().map(({ name }) => name)).toEqual(['On hold', 'Late']);
  });

  it('[views] a list has one default view: making another view the default replaces it', async () => {
    const first = await tester.done(saveListView, held);
    const second = await tester.done(saveListView, { ...held, name: 'Late' });
    await tester.done(setDefaultListView, { id: first.id, isDefault: true });
    await tester.done(setDefaultListView, { id: second.id, isDefault: true });
    expect(views().map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Held', false],
      ['Late', true],
    ]);
    await tester.done(setDefaultListView, { id: second.id, isDefault: false });
    expect(views().some(({ isDefault }) => isDefault)).toBe(false);
  });

  it('[views] a saved view can be removed, and Undo restores it', async () => {
    const { id } = await tester.done(saveListView, held);
    const result = await tester.run(removeListView, { id });
    expect(views()).toEqual([]);
    if (result.status !== 'done') throw new Error(result.status);
    await result.undo?.();
    expect(views()).toMatchObject([{ id, name: 'Held' }]);
  });

  it('[views] refuses to change a saved view of another user', async () => {
    const { id } = await tester.done(saveListView, held);
    const banking = createCommandTester({
      session: { ...createTestSession('banking'), preferences: tester.session.preferences },
    });
    expect(await banking.run(removeListView, { id })).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
    expect(views()).toHaveLength(1);
  });
});
