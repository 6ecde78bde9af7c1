import { createContract, requestDemo } from './commands';
import { portalKeys } from '../domain/portal';
import { everyCommand } from './test-support/every-command';
import { createTestWorkspace } from './testing';
import { contentsOf } from './test-support/contents';
import { testSession } from './test-support/session';

/** The controls that spec/behaviours.md says are inert in the sample, by what they command. */
const inertInReference = [
  'contract.edit',
  'contract.move',
  'contract.sendEnvelope',
  'contract.signNext',
  'contract.declineSignature',
  'contract.attachDocument',
  'contract.scheduleNotarization',
  'client.create',
  'client.edit',
  'client.addUser',
  'client.editUser',
  'client.attachDocument',
  'client.decideDocument',
  'compliance.decideMilestone',
  'transaction.approve',
  'transaction.execute',
  'transaction.hold',
  'transaction.release',
  'transaction.reject',
  'process.create',
  'process.completeMilestone',
  'process.setRequirement',
  'notification.setRead',
  'notification.setStarred',
  'notification.markAllRead',
  'notification.sendSamples',
  'workspace.import',
  'workspace.reset',
  'contract.viewDocument',
  'contract.viewRecording',
  'contract.downloadDocument',
  'transaction.export',
  'process.filter',
  'process.export',
  'analytics.rescope',
  'figures.compute',
  'transaction.refresh',
];

const live = createTestWorkspace();
const reference = createTestWorkspace({ behaviour: 'reference' });

describe('which commands there are', () => {
  it('[C3, C11, CL6, TX2, PM1, N4, AN1] leaves exactly the stated controls inert in reference', () => {
    const inert = everyCommand.filter(
      (command) => reference.availability(command, 'admin').state === 'inert',
    );
    expect(inert.map(({ id }) => id).sort()).toEqual([...inertInReference].sort());
  });

  it('[workspace] has them all in live', () => {
    for (const command of everyCommand) {
      expect(live.availability(command, 'admin')).toEqual({
        state: 'available',
        reason: undefined,
      });
    }
  });

  it.each(everyCommand.filter(({ inReference }) => !inReference))(
    '[workspace] $id does nothing at all in reference, and says so',
    async (command) => {
      const session = testSession();
      const before = await contentsOf(reference.source);
      const result = await reference.run(command, {}, session);
      expect(result).toEqual({
        status: 'inert',
        reason: 'This control does nothing in the sample.',
      });
      expect(await contentsOf(reference.source)).toEqual(before);
      expect(session.toasts).toEqual([]);
    },
  );
});

describe('who may run them', () => {
  const changing = everyCommand.filter(({ permission }) => permission === 'change');
  const reading = everyCommand.filter(({ permission }) => permission !== 'change');

  it.each(changing)('[workspace] the regulator may not $id', async (command) => {
    const session = testSession('regulator');
    const before = await contentsOf(live.source);
    expect(live.availability(command, 'regulator')).toEqual({
      state: 'denied',
      reason: 'The Regulator portal is read-only: it can look, search and export.',
    });
    const result = await live.run(command, {}, session);
    expect(result).toMatchObject({ status: 'failed', error: { kind: 'denied' } });
    expect(await contentsOf(live.source)).toEqual(before);
    expect(session.toasts).toMatchObject([{ title: 'Not allowed', variant: 'destructive' }]);
  });

  it.each(reading)('[workspace] the regulator may $id', (command) => {
    expect(live.availability(command, 'regulator').state).toBe('available');
  });

  it.each(portalKeys.filter((portal) => portal !== 'regulator'))(
    '[workspace] the %s portal may do everything',
    (portal) => {
      for (const command of everyCommand) {
        expect(live.availability(command, portal).state).toBe('available');
      }
    },
  );

  it('[workspace] the sample knows no permissions', () => {
    for (const command of everyCommand) {
      expect(reference.availability(command, 'regulator').state).not.toBe('denied');
    }
  });

  it('[L1] a visitor may ask for a demo and nothing that needs a portal', () => {
    expect(live.availability(requestDemo, undefined).state).toBe('available');
    expect(live.availability(createContract, undefined)).toEqual({
      state: 'denied',
      reason: 'Open a portal to do this.',
    });
  });
});
