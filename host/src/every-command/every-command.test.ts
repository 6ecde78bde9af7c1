import { portalKeys, type Permission } from 'shared-kernel/domain/portal';
import {
  createCommandTester,
  readContents,
  createTestWorkspace,
  createTestSession,
} from 'shared-kernel/testing';
import { createSampleProfile } from 'shared-kernel/testing/records';
import type { Command } from 'shared-kernel/workspace';
import { findCommands, findInputs } from './test-find-commands';

const everyCommand = findCommands();

/** Ids of the commands that must do nothing in `reference` mode, according to docs/statements.md. */
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

/** Commands that work in `reference` mode. All other commands exist only in `live` mode. */
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

const isReading = ({ permission }: Command) =>
  permission === 'look' || permission === 'export' || permission === 'audit';

/**
 * Commands that are not called with generated inputs. The reason is that they need a file, report a user’s presence, or
 * replace the whole workspace.
 */
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

describe('all commands', () => {
  it('[F5] command ids are unique', () => {
    const ids = everyCommand.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[workspace] every command that changes records has inputs for property tests', () => {
    const tried = new Set(findInputs().map(({ command }) => command.id));
    const untried = everyCommand.filter((command) => !tried.has(command.id) && !isReading(command));
    expect(untried.map(({ id }) => id).sort()).toEqual(triedAlone);
  });

  it.each(everyCommand)('[F5] the command $id has a readable label', ({ label }) => {
    expect(label).toMatch(/^[A-Z][a-z ]+/);
  });
});

/** The empty list of companies, for commands that concern no particular company. */
const nobodys: readonly string[] = [];

const live = createTestWorkspace();
const reference = createTestWorkspace({ behaviour: 'reference' });

describe('command availability', () => {
  const idsOf = (state: 'available' | 'inert') =>
    everyCommand
      .filter(
        (command) =>
          reference.availability(command, { portal: 'admin', companies: nobodys }).state === state,
      )
      .map(({ id }) => id);

  it('[C3, C11, CL6, TX2, PM1, N4, AN1] in reference mode, the specified controls do nothing', () => {
    expect(idsOf('inert')).toEqual(expect.arrayContaining(inertInReference));
  });

  it('[C3, C11, CL6, TX2, PM1, N4, AN1] in reference mode, only the specified controls work', () => {
    expect(idsOf('available').sort()).toEqual([...worksInReference].sort());
  });

  it('[workspace] every command is available in live mode', () => {
    for (const command of everyCommand) {
      expect(live.availability(command, { portal: 'admin', companies: nobodys })).toEqual({
        state: 'available',
        reason: undefined,
      });
    }
  });

  it.each(everyCommand.filter(({ inReference }) => !inReference))(
    '[workspace] running $id in reference mode does nothing and returns the reason',
    async (command) => {
      const session = createTestSession();
      const before = await readContents(reference.source);
      const result = await reference.run(command, {}, session);
      expect(result).toEqual({
        status: 'inert',
        reason: 'This control is inactive in the sample.',
      });
      expect(await readContents(reference.source)).toEqual(before);
      expect(session.toasts).toEqual([]);
    },
  );
});

const isOfLog = ({ permission }: Command) => permission === 'audit';
const withPortals = (command: Command) => portalKeys.map((portal) => ({ portal, command }));

/**
 * Each permission with its portals and commands. `*` marks a portal that has the permission only for its own records.
 */
const matrix = `
cases: admin, law_firm*, banking* | case.addEvidence, case.answerDecision, case.assign, case.comment, case.escalate, case.open, case.setDue, case.snooze, case.submitDecision, case.take, case.takeNext
clients: admin | client.addOwner, client.addUser, client.create, client.edit, client.editOwner, client.editUser, client.import, client.rate, client.removeOwner, compliance.raiseIssue, compliance.raiseIssues, compliance.settleIssue
contract-drafting: admin, client* | contract.amend, contract.create, contract.edit, contract.removeTemplate, contract.saveTemplate, contract.submit, contract.waive
document-review: admin, law_firm | client.decideDocument
documents: admin, client*, law_firm, vendor* | client.attachDocument, contract.attachDocument, process.attachDocument
legal-review: admin, law_firm | contract.move
messages: admin, client*, law_firm, vendor* | process.postMessage
milestones: admin, vendor* | process.completeMilestone, process.setRequirement
notarization: admin, law_firm | contract.scheduleNotarization
notification-actions: admin | notification.setDone
payment-entry: admin, client* | transaction.create, transaction.import
payment-sign-off: admin*, law_firm*, banking* | transaction.approve
processes: admin | process.create, process.postponeSeveral, process.replanMilestone
screening: admin, banking | compliance.requestScreenings, compliance.workScreening
sign-off: admin*, law_firm*, banking* | compliance.decideMilestone
signature: admin, client*, law_firm | contract.approveNext, contract.declineSignature, contract.delegateSignature, contract.signNext
signing: admin, client* | contract.correctSignatories, contract.nameSignatories, contract.recallEnvelope, contract.sendEnvelope, contract.sendEnvelopes
transaction-moves: admin, banking | transaction.execute, transaction.hold, transaction.moveSeveral, transaction.recordCheck, transaction.reject
workspace: admin | workspace.import, workspace.reset, workspace.restore
`;

const byPermission = new Map<Permission, Command[]>();
for (const command of everyCommand) {
  const { permission } = command;
  if (typeof permission === 'object')
    byPermission.set(permission, [...(byPermission.get(permission) ?? []), command]);
}

const linesOf = ({ id, portals }: Permission, ids: readonly string[]) => {
  const names = portalKeys
    .filter((key) => portals[key])
    .map((key) => (portals[key] === 'own' ? `${key}*` : key));
  return ids.map((command) => `${id}: ${names.join(', ')} | ${command}`);
};

const groupOf = (line: string) => /\| (\w+)\./.exec(line)?.[1];

const expectedLines = matrix
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [portals = '', ids = ''] = line.split(' | ');
    return ids.split(', ').map((id) => `${portals} | ${id}`);
  });

const refusals = [...byPermission].flatMap(([{ id, portals }, [command]]) =>
  portalKeys.filter((key) => !portals[key]).map((portal) => ({ id, portal, command })),
);

describe('command permissions', () => {
  it('[policy] the permissions that commands declare match the expected permissions', () => {
    const lines = [...byPermission].flatMap(([permission, commands]) =>
      linesOf(
        permission,
        commands.map(({ id }) => id),
      ),
    );
    expect(lines).toEqual(expect.arrayContaining(expectedLines));
    const groups = new Set(expectedLines.map(groupOf));
    expect(lines.filter((line) => groups.has(groupOf(line)))).toHaveLength(expectedLines.length);
  });

  it('[policy] every portal can run the commands that affect only the user', () => {
    const groups = everyCommand
      .filter(({ permission }) => permission === 'own')
      .map(({ id }) => id.split('.')[0]);
    expect([...new Set(groups)].sort()).toEqual([
      'case',
      'demo',
      'notification',
      'preferences',
      'process',
      'profile',
      'session',
      'view',
    ]);
  });

  it.each(
    everyCommand.filter(
      ({ permission }) =>
        typeof permission === 'object' && Object.values(permission.portals).includes('own'),
    ),
  )('[policy] $id declares who owns the records that it changes', (command) => {
    expect(command).toHaveProperty('ownerships', expect.any(Function));
  });

  it.each(refusals)(
    '[policy] the $portal portal cannot run commands that need the permission $id',
    async ({ portal, command }) => {
      if (!command) throw new Error('no command');
      const session = createTestSession(portal);
      const before = await readContents(live.source);
      const { state, reason } = live.availability(command, { portal, companies: nobodys });
      expect(state).toBe('denied');
      expect(reason).toMatch(/^[A-Z].*\.$/);
      const result = await live.run(command, {}, session);
      expect(result).toMatchObject({
        status: 'failed',
        error: { kind: 'denied', message: reason },
      });
      expect(await readContents(live.source)).toEqual(before);
      expect(session.toasts).toMatchObject([{ title: 'Not allowed', variant: 'destructive' }]);
    },
  );

  it.each(portalKeys)(
    '[policy] the %s portal can run the commands that its permissions allow',
    (portal) => {
      for (const [{ portals }, commands] of byPermission) {
        for (const command of portals[portal] ? commands : []) {
          const standing = { portal, companies: nobodys };
          expect(live.availability(command, standing).state).toBe('available');
        }
      }
    },
  );

  it.each(everyCommand.filter((command) => isReading(command) && !isOfLog(command)))(
    '[policy] every portal can run $id',
    (command) => {
      for (const portal of portalKeys) {
        const standing = { portal, companies: nobodys };
        expect(live.availability(command, standing).state).toBe('available');
      }
    },
  );

  it('[policy, PR3] the three commands that export log details require audit access', () => {
    expect(
      everyCommand
        .filter(isOfLog)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['audit.export', 'client.exportTrail', 'workspace.exportPack']);
  });

  it.each(everyCommand.filter(isOfLog).flatMap(withPortals))(
    '[policy, PR3] $command.id in the $portal portal requires audit access, even if the call is forged',
    async ({ command, portal }) => {
      const { auditAccess } = createSampleProfile(portal);
      const { state, reason } = live.availability(command, { portal, companies: nobodys });
      expect(state).toBe(auditAccess ? 'available' : 'denied');
      if (auditAccess) return;
      expect(reason).toContain('Admin, Legal, Banking and Regulator portals');
      const before = await readContents(live.source);
      const result = await live.run(command, {}, createTestSession(portal));
      expect(result).toMatchObject({ status: 'failed', error: { kind: 'denied' } });
      expect(await readContents(live.source)).toEqual(before);
    },
  );

  it('[policy] permissions are not checked in reference mode', () => {
    for (const portal of portalKeys) {
      for (const command of everyCommand) {
        const standing = { portal, companies: nobodys };
        expect(reference.availability(command, standing).state).not.toBe('denied');
      }
    }
  });

  it('[L1] a visitor can run only commands that affect no other user', () => {
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

/** Whether a command exports data and only adds an audit entry. Exports that also read records have separate tests. */
const isExport = ({ id, permission }: Command) =>
  (permission === 'export' || permission === 'audit') &&
  !id.startsWith('workspace.') &&
  id !== 'client.exportTrail';
const isView = ({ id, permission }: Command) =>
  permission === 'look' && id !== 'client.revealTaxId';

describe('commands that only show or export', () => {
  it.each(everyCommand.filter(isExport))(
    '[workspace] $id writes one audit entry and nothing else',
    async (command) => {
      const tester = createCommandTester({ session: createTestSession('regulator') });
      const { source } = tester;
      const before = await readContents(source, 'auditEntries');
      const lines = (await source.list('auditEntries')).length;
      const result = await tester.run(command, { fileName: 'a file.csv', rows: 2 });
      expect(result).toMatchObject({ status: 'done', undo: undefined });
      expect(await tester.latestEntry()).toMatchObject({
        action: command.id,
        label: command.label,
        portal: 'regulator',
        subject: { label: 'a file.csv' },
      });
      expect(await source.list('auditEntries')).toHaveLength(lines + 1);
      expect(await readContents(source, 'auditEntries')).toEqual(before);
    },
  );

  it.each(everyCommand.filter(isView))('[workspace] $id writes nothing', async (command) => {
    const { run, source } = createCommandTester({ session: createTestSession('regulator') });
    const before = await readContents(source);
    const result = await run(command, {});
    expect(result).toMatchObject({ status: 'done', undo: undefined });
    expect(await readContents(source)).toEqual(before);
  });
});
