import { portalKeys } from '../domain/portal';
import type { Command } from './command';
import { computeFigures, exportWorkspace } from './commands';
import { contentsOf } from './test-support/contents';
import { createContract, setOwnPreferences, setStarred } from './test-support/commands';
import { testSession } from './test-support/session';
import { createTestWorkspace } from './testing';

const live = createTestWorkspace();
const reference = createTestWorkspace({ behaviour: 'reference' });

const each: readonly Command[] = [
  createContract,
  setOwnPreferences,
  exportWorkspace,
  computeFigures,
];

describe('which commands there are', () => {
  it('[workspace] is said by each command for the sample, and live has them all', () => {
    const inert = { state: 'inert', reason: 'This control does nothing in the sample.' };
    const available = { state: 'available', reason: undefined };
    expect(reference.availability(setStarred, 'admin')).toEqual(inert);
    expect(reference.availability(createContract, 'admin')).toEqual(available);
    expect(live.availability(setStarred, 'admin')).toEqual(available);
  });

  it('[workspace] does nothing at all where it is inert, and says so', async () => {
    const session = testSession();
    const before = await contentsOf(reference.source);
    const result = await reference.run(setStarred, { ids: ['NT-001'], isStarred: true }, session);
    expect(result).toEqual({ status: 'inert', reason: 'This control does nothing in the sample.' });
    expect(await contentsOf(reference.source)).toEqual(before);
    expect(session.toasts).toEqual([]);
  });
});

describe('who may run them', () => {
  it('[workspace] the regulator may change nothing', async () => {
    const session = testSession('regulator');
    const before = await contentsOf(live.source);
    const reason = 'The Regulator portal is read-only: it can look, search and export.';
    expect(live.availability(createContract, 'regulator')).toEqual({ state: 'denied', reason });
    const draft = { title: 'New', type: 'supply_agreement', client: '', value: '' } as const;
    const result = await live.run(createContract, draft, session);
    expect(result).toMatchObject({ status: 'failed', error: { kind: 'denied' } });
    expect(await contentsOf(live.source)).toEqual(before);
    expect(session.toasts).toMatchObject([{ title: 'Not allowed', variant: 'destructive' }]);
  });

  it.each([setOwnPreferences, exportWorkspace, computeFigures])(
    '[workspace] the regulator may $id',
    (command) => {
      expect(live.availability(command as Command, 'regulator').state).toBe('available');
    },
  );

  it.each(portalKeys.filter((portal) => portal !== 'regulator'))(
    '[workspace] the %s portal may do everything',
    (portal) => {
      for (const command of each) {
        expect(live.availability(command, portal).state).toBe('available');
      }
    },
  );

  it('[workspace] the sample knows no permissions', () => {
    for (const command of each) {
      expect(reference.availability(command, 'regulator').state).not.toBe('denied');
    }
  });

  it('[L1] a visitor may act for themselves and do nothing that needs a portal', () => {
    expect(live.availability(setOwnPreferences, undefined).state).toBe('available');
    expect(live.availability(createContract, undefined)).toEqual({
      state: 'denied',
      reason: 'Open a portal to do this.',
    });
  });
});
