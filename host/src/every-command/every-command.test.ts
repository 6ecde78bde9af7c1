import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import {
  commandDuties,
  commandTester,
  contentsOf,
  createTestWorkspace,
  testSession,
} from 'shared-kernel/testing';
import { profileFor } from 'shared-kernel/testing/records';
import { duties, type Command } from 'shared-kernel/workspace';
import { findCommands, findInputs } from './test-find-commands';

const everyCommand = findCommands();

/** The controls that docs/statements.md calls inert in the sample, by what they command. */
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
  'transaction.reject',
  'process.create',
  'process.completeMilestone',
  'process.setRequirement',
  'process.postMessage',
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
  'preferences.setColourMode',
  'preferences.setCompactView',
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

/** Duties whose commands leave the records as they are. */
const changesNothing = ['look', 'export', 'audit'];

/** Commands that their own tests alone try: they take a file, say who is there, or replace the whole. */
const triedAlone = [
  'demo.request',
  'notification.raiseDue',
  'notification.sendSamples',
  'preferences.setSingleKeys',
  'profile.changePassword',
  'profile.save',
  'profile.setPhoto',
  'session.signIn',
  'session.signOut',
  'workspace.import',
  'workspace.reset',
  'workspace.restore',
];

describe('the commands', () => {
  it('[F5] each have an id of their own', () => {
    const ids = everyCommand.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[workspace] that change records each have a line in a test-inputs.ts', () => {
    const tried = new Set(findInputs().map(({ command }) => command.id));
    const untried = everyCommand.filter(
      ({ id, permission }) => !tried.has(id) && !changesNothing.includes(permission),
    );
    expect(untried.map(({ id }) => id).sort()).toEqual(triedAlone);
  });

  it.each(everyCommand)('[F5] $id says in words what was done', ({ label }) => {
    expect(label).toMatch(/^[A-Z][a-z ]+/);
  });
});

/** Nothing of what they do here concerns a record of anybody's. */
const nobodys: readonly string[] = [];

const live = createTestWorkspace();
const reference = createTestWorkspace({ behaviour: 'reference' });

describe('which commands there are', () => {
  const idsOf = (state: 'available' | 'inert') =>
    everyCommand
      .filter(
        (command) =>
          reference.availability(command, { portal: 'admin', companies: nobodys }).state === state,
      )
      .map(({ id }) => id);

  it('[C3, C11, CL6, TX2, PM1, N4, AN1] leaves the stated controls inert in reference', () => {
    expect(idsOf('inert')).toEqual(expect.arrayContaining(inertInReference));
  });

  it('[C3, C11, CL6, TX2, PM1, N4, AN1] has exactly the stated controls working in reference', () => {
    expect(idsOf('available').sort()).toEqual([...worksInReference].sort());
  });

  it('[workspace] has them all in live', () => {
    for (const command of everyCommand) {
      expect(live.availability(command, { portal: 'admin', companies: nobodys })).toEqual({
        state: 'available',
        reason: undefined,
      });
    }
  });

  it.each(everyCommand.filter(({ inReference }) => !inReference))(
    '[workspace] $id does nothing at all in reference, and gives the reason',
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

/**
 * Which commands are whose, after the controls that the specification has for each portal; `own` and what is
 * only looked at or handed out are everybody's. A new command is added where it belongs.
 */
const commandsOf = {
  'contract-drafting': [
    'contract.create',
    'contract.waive',
    'contract.edit',
    'contract.submit',
    'contract.amend',
    'contract.saveTemplate',
    'contract.removeTemplate',
  ],
  'legal-review': ['contract.move'],
  notarization: ['contract.scheduleNotarization'],
  documents: ['contract.attachDocument', 'client.attachDocument', 'process.attachDocument'],
  'document-review': ['client.decideDocument'],
  signing: [
    'contract.sendEnvelope',
    'contract.sendEnvelopes',
    'contract.recallEnvelope',
    'contract.nameSignatories',
    'contract.correctSignatories',
  ],
  signature: [
    'contract.signNext',
    'contract.approveNext',
    'contract.declineSignature',
    'contract.delegateSignature',
  ],
  screening: ['compliance.workScreening', 'compliance.requestScreenings'],
  'sign-off': ['compliance.decideMilestone'],
  'payment-entry': ['transaction.create', 'transaction.import'],
  'payment-sign-off': ['transaction.approve'],
  'transaction-moves': [
    'transaction.recordCheck',
    'transaction.execute',
    'transaction.hold',
    'transaction.reject',
    'transaction.moveSeveral',
  ],
  milestones: ['process.completeMilestone', 'process.setRequirement'],
  messages: ['process.postMessage'],
  cases: [
    'case.open',
    'case.take',
    'case.takeNext',
    'case.assign',
    'case.escalate',
    'case.snooze',
    'case.setDue',
    'case.comment',
    'case.addEvidence',
    'case.submitDecision',
    'case.answerDecision',
  ],
  processes: ['process.create', 'process.postponeSeveral', 'process.replanMilestone'],
  clients: [
    'client.create',
    'client.edit',
    'client.import',
    'client.rate',
    'client.addUser',
    'client.editUser',
    'client.addOwner',
    'client.editOwner',
    'client.removeOwner',
    'compliance.raiseIssue',
    'compliance.raiseIssues',
    'compliance.settleIssue',
  ],
  workspace: ['workspace.import', 'workspace.reset', 'workspace.restore'],
  admin: ['notification.setDone'],
  own: [
    'case.openDue',
    'case.openScreening',
    'demo.request',
    'notification.markAllRead',
    'notification.raiseDue',
    'notification.sendSamples',
    'notification.setRead',
    'notification.setStarred',
    'process.setAlerts',
    'preferences.setColourMode',
    'preferences.setCompactView',
    'preferences.setCsvSeparator',
    'preferences.setNotifications',
    'preferences.setOwn',
    'preferences.setSingleKeys',
    'profile.changePassword',
    'profile.removePhoto',
    'profile.save',
    'profile.setPhoto',
    'profile.setSecurity',
    'profile.setUpAuthenticator',
    'session.signIn',
    'session.signOut',
    'view.remove',
    'view.rename',
    'view.save',
    'view.setDefault',
  ],
} as const;

/** Each portal's part of the table. */
const mayRun: Record<PortalKey, readonly (keyof typeof commandsOf)[]> = {
  admin: [...duties, 'admin', 'own'],
  client: [
    'contract-drafting',
    'documents',
    'messages',
    'payment-entry',
    'signing',
    'signature',
    'own',
  ],
  law_firm: [
    'cases',
    'legal-review',
    'notarization',
    'documents',
    'messages',
    'document-review',
    'signature',
    'sign-off',
    'payment-sign-off',
    'own',
  ],
  banking: ['cases', 'screening', 'sign-off', 'payment-sign-off', 'transaction-moves', 'own'],
  vendor: ['documents', 'milestones', 'messages', 'own'],
  regulator: ['own'],
};

/** What a portal does on its own records or as its part only; a command of it has to say whose it acts on. */
const limited = [
  'cases',
  'contract-drafting',
  'documents',
  'messages',
  'milestones',
  'payment-entry',
  'payment-sign-off',
  'sign-off',
  'signing',
  'signature',
];

const isReading = ({ permission }: Command) => changesNothing.includes(permission);
const isOfLog = ({ permission }: Command) => permission === 'audit';
const withPortals = (command: Command) => portalKeys.map((portal) => ({ portal, command }));
const changing = everyCommand.filter((command) => !isReading(command));

describe('who may run them', () => {
  it.each(Object.keys(commandsOf) as (keyof typeof commandsOf)[])(
    '[policy] %s has exactly the commands that are written here',
    (permission) => {
      const ids = changing
        .filter((command) => command.permission === permission)
        .map(({ id }) => id);
      expect(ids.sort()).toEqual([...commandsOf[permission]].sort());
    },
  );

  it('[policy] have a row each if they are of a duty or a person’s own, and no other has', () => {
    const ids = changing.filter(({ permission }) => permission !== 'admin').map(({ id }) => id);
    expect(Object.keys(commandDuties).sort()).toEqual(ids.sort());
  });

  it.each(changing.filter(({ permission }) => limited.includes(permission)))(
    '[policy] $id says whose it acts on',
    (command) => {
      expect(command).toHaveProperty('belongings', expect.any(Function));
    },
  );

  const cells = portalKeys.flatMap((portal) => changing.map((command) => ({ portal, command })));
  const may = ({ portal, command: { id } }: (typeof cells)[number]) =>
    mayRun[portal].some((duty) => (commandsOf[duty] as readonly string[]).includes(id));

  it.each(cells.filter((cell) => !may(cell)))(
    '[policy] the $portal portal may not $command.id, forged as it may be',
    async ({ portal, command }) => {
      const session = testSession(portal);
      const before = await contentsOf(live.source);
      const { state, reason } = live.availability(command, { portal, companies: nobodys });
      expect(state).toBe('denied');
      expect(reason).toMatch(/^[A-Z].*\.$/);
      const result = await live.run(command, {}, session);
      expect(result).toMatchObject({
        status: 'failed',
        error: { kind: 'denied', message: reason },
      });
      expect(await contentsOf(live.source)).toEqual(before);
      expect(session.toasts).toMatchObject([{ title: 'Not allowed', variant: 'destructive' }]);
    },
  );

  it.each(portalKeys)('[policy] the %s portal may do what is its duty or its own', (portal) => {
    for (const { command } of cells.filter((cell) => cell.portal === portal && may(cell))) {
      const standing = { portal, companies: nobodys };
      expect(live.availability(command, standing).state).toBe('available');
    }
  });

  it.each(everyCommand.filter((command) => isReading(command) && !isOfLog(command)))(
    '[policy] every portal may $id',
    (command) => {
      for (const portal of portalKeys) {
        const standing = { portal, companies: nobodys };
        expect(live.availability(command, standing).state).toBe('available');
      }
    },
  );

  it('[policy, PR3] hands out the details of the log by four commands', () => {
    expect(
      everyCommand
        .filter(isOfLog)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([
      'audit.export',
      'client.exportTrail',
      'workspace.exportEvidence',
      'workspace.exportPack',
    ]);
  });

  it.each(everyCommand.filter(isOfLog).flatMap(withPortals))(
    '[policy, PR3] $command.id is the $portal portal’s if it has audit access, forged or not',
    async ({ command, portal }) => {
      const { auditAccess } = profileFor(portal);
      const { state, reason } = live.availability(command, { portal, companies: nobodys });
      expect(state).toBe(auditAccess ? 'available' : 'denied');
      if (auditAccess) return;
      expect(reason).toContain('Admin, Legal, Banking and Regulator portals');
      const before = await contentsOf(live.source);
      const result = await live.run(command, {}, testSession(portal));
      expect(result).toMatchObject({ status: 'failed', error: { kind: 'denied' } });
      expect(await contentsOf(live.source)).toEqual(before);
    },
  );

  it('[policy] the sample knows no permissions', () => {
    for (const portal of portalKeys) {
      for (const command of everyCommand) {
        const standing = { portal, companies: nobodys };
        expect(reference.availability(command, standing).state).not.toBe('denied');
      }
    }
  });

  it('[L1] a visitor may do what is a person’s own and nothing that needs a portal', () => {
    for (const command of everyCommand) {
      const standing = { portal: undefined, companies: nobodys };
      expect(live.availability(command, standing)).toEqual(
        command.permission === 'own'
          ? { state: 'available', reason: undefined }
          : { state: 'denied', reason: 'Open a portal to do this.' },
      );
    }
  });
});

/** What gathers its file itself has tests of its own. */
const isExport = ({ id, permission }: Command) =>
  (permission === 'export' || permission === 'audit') &&
  !id.startsWith('workspace.') &&
  id !== 'client.exportTrail';
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
