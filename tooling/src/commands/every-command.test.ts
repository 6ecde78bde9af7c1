import { portalKeys } from 'shared-kernel/domain/portal';
import { commandTester, contentsOf, createTestWorkspace, testSession } from 'shared-kernel/testing';
import type { Command } from 'shared-kernel/workspace';
import { findCommands } from './find-commands';

const everyCommand = findCommands();

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

/** Those that it has working there; one that is added later is none of the sample's. */
const worksInReference = [
  'audit.export',
  'demo.request',
  'analytics.export',
  'profile.changePassword',
  'profile.export',
  'profile.securityReport',
  'profile.save',
  'profile.removePhoto',
  'profile.setPhoto',
  'preferences.setNotifications',
  'preferences.setOwn',
  'profile.setSecurity',
  'client.downloadDocument',
  'client.export',
  'client.revealTaxId',
  'compliance.export',
  'contract.create',
  'contract.waive',
  'contract.export',
  'process.setAlerts',
  'workspace.exportQuarantine',
  'workspace.export',
];

describe('the commands', () => {
  it('[F5] each have an id of their own', () => {
    const ids = everyCommand.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(everyCommand)('[F5] $id says in words what was done', ({ label }) => {
    expect(label).toMatch(/^[A-Z][a-z ]+/);
  });
});

const live = createTestWorkspace();
const reference = createTestWorkspace({ behaviour: 'reference' });

describe('which commands there are', () => {
  const idsOf = (state: 'available' | 'inert') =>
    everyCommand
      .filter((command) => reference.availability(command, 'admin').state === state)
      .map(({ id }) => id);

  it('[C3, C11, CL6, TX2, PM1, N4, AN1] leaves the stated controls inert in reference', () => {
    expect(idsOf('inert')).toEqual(expect.arrayContaining(inertInReference));
  });

  it('[C3, C11, CL6, TX2, PM1, N4, AN1] has exactly the stated controls working in reference', () => {
    expect(idsOf('available').sort()).toEqual([...worksInReference].sort());
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
    const allowed = everyCommand.filter(({ permission }) => permission === 'own');
    for (const command of everyCommand) {
      expect(live.availability(command, undefined)).toEqual(
        allowed.includes(command)
          ? { state: 'available', reason: undefined }
          : { state: 'denied', reason: 'Open a portal to do this.' },
      );
    }
    expect(allowed.map(({ id }) => id).sort()).toEqual(['demo.request', 'preferences.setOwn']);
  });
});

const isExport = ({ id, permission }: Command) =>
  permission === 'export' && !id.startsWith('workspace.');
const isView = ({ id, permission }: Command) =>
  permission === 'look' && id !== 'client.revealTaxId';

describe('what is only shown or handed out', () => {
  it.each(everyCommand.filter(isExport))(
    '[workspace] $id leaves one line and nothing else',
    async (command) => {
      const tester = commandTester({ session: testSession('regulator') });
      const { source } = tester;
      const before = await contentsOf(source, 'auditEntries');
      const lines = await source.count('auditEntries');
      const result = await tester.run(command, { fileName: 'a file.csv', rows: 2 });
      expect(result).toMatchObject({ status: 'done', undo: undefined });
      expect(await tester.latestEntry()).toMatchObject({
        action: command.id,
        label: command.label,
        portal: 'regulator',
        subject: { label: 'a file.csv' },
      });
      expect(await source.count('auditEntries')).toBe(lines + 1);
      expect(await contentsOf(source, 'auditEntries')).toEqual(before);
    },
  );

  it.each(everyCommand.filter(isView))('[workspace] $id leaves nothing behind', async (command) => {
    const { run, source } = commandTester({ session: testSession('regulator') });
    const before = await contentsOf(source);
    const result = await run(command, {});
    expect(result).toMatchObject({ status: 'done', undo: undefined });
    expect(await contentsOf(source)).toEqual(before);
  });
});
