import { savedViewLimits } from '../../../domain/profile/saved-view';
import { commandTester, testSession, type CommandTester } from '../../../testing';
import { removeView, renameView, saveView, setDefaultView } from './saved-views';

let tester: CommandTester;

beforeEach(() => {
  tester = commandTester();
});

const views = () => tester.session.preferences.read().savedViews ?? [];
const held = { list: 'transactions', name: ' Held ', query: 'status=compliance_review' };

describe('saveView', () => {
  it('[views] a saved view stores the current list under a name and adds a log entry', async () => {
    const view = await tester.done(saveView, held);
    expect(views()).toEqual([
      { ...held, id: view.id, name: 'Held', portal: 'admin', isDefault: false },
    ]);
    expect(await tester.latestEntry()).toMatchObject({
      action: 'view.save',
      subject: { label: 'View “Held”' },
    });
  });

  it('[views] a saved view replaces the existing view with the same name', async () => {
    const { id } = await tester.done(saveView, held);
    await tester.done(setDefaultView, { id, isDefault: true });
    await tester.done(saveView, { ...held, name: 'HELD', query: 'q=oil' });
    expect(views()).toEqual([
      { ...held, id, name: 'HELD', query: 'q=oil', portal: 'admin', isDefault: true },
    ]);
  });

  it.each(['Hęld', 'Неld', 'H\u200beld', 'Ｈｅｌｄ'])(
    '[R11, views] the view names %j and Held are equal',
    async (name) => {
      const { id } = await tester.done(saveView, held);
      await tester.done(saveView, { ...held, name });
      expect(views()).toMatchObject([{ id, name }]);
      const other = await tester.done(saveView, { ...held, name: 'Other' });
      expect(await tester.run(renameView, { id: other.id, name: 'HELD' })).toMatchObject({
        status: 'failed',
        error: { message: 'A view with this name already exists.' },
      });
    },
  );

  it.each(['', '   ', 'x'.repeat(savedViewLimits.name + 1)])(
    '[views] rejects the view name %j',
    async (name) => {
      expect(await tester.run(saveView, { ...held, name })).toMatchObject({
        status: 'failed',
        error: { kind: 'invalid' },
      });
      expect(views()).toEqual([]);
    },
  );

  it('[views, policy] saving a view is allowed in every portal, including the regulator’s', async () => {
    tester = commandTester({ session: testSession('regulator') });
    await tester.done(saveView, held);
    expect(views()).toMatchObject([{ portal: 'regulator' }]);
  });
});

describe('saved view', () => {
  it('[views] a saved view can be renamed, but not to the name of another view', async () => {
    const { id } = await tester.done(saveView, held);
    await tester.done(saveView, { ...held, name: 'Late' });
    expect(await tester.run(renameView, { id, name: 'late' })).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
    await tester.done(renameView, { id, name: 'On hold' });
    expect(views().map(({ name }) => name)).toEqual(['On hold', 'Late']);
  });

  it('[views] making a saved view the default replaces the list’s previous default view', async () => {
    const first = await tester.done(saveView, held);
    const second = await tester.done(saveView, { ...held, name: 'Late' });
    await tester.done(setDefaultView, { id: first.id, isDefault: true });
    await tester.done(setDefaultView, { id: second.id, isDefault: true });
    expect(views().map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Held', false],
      ['Late', true],
    ]);
    await tester.done(setDefaultView, { id: second.id, isDefault: false });
    expect(views().some(({ isDefault }) => isDefault)).toBe(false);
  });

  it('[views] a saved view can be removed, and Undo restores it', async () => {
    const { id } = await tester.done(saveView, held);
    const result = await tester.run(removeView, { id });
    expect(views()).toEqual([]);
    if (result.status !== 'done') throw new Error(result.status);
    await result.undo?.();
    expect(views()).toMatchObject([{ id, name: 'Held' }]);
  });

  it('[views] refuses to change a saved view of another user', async () => {
    const { id } = await tester.done(saveView, held);
    const banking = commandTester({
      session: { ...testSession('banking'), preferences: tester.session.preferences },
    });
    expect(await banking.run(removeView, { id })).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
    expect(views()).toHaveLength(1);
  });
});
