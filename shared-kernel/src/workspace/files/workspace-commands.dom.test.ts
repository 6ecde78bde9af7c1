import { defaultPreferences } from '../../domain/profile/preferences';
import { createCommandTester, type CommandTester } from '../test-support/command-tester';
import { createContract, setOwnPreferences } from '../test-support/commands';
import { defineExportCommand } from '../commands/define-export-command';
import { importWorkspace, resetWorkspace } from './replace-commands';
import { exportQuarantine, exportWorkspace } from './export-commands';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const draft = { title: '', type: 'joint_venture', client: '', value: '' } as const;

describe('workspace commands', () => {
  it('[workspace] the whole workspace is exported and imported again', async () => {
    const { done, source, session, latestEntry } = tester;
    await done(createContract, draft);
    await done(setOwnPreferences, { compactView: true });
    const { fileName, file } = await done(exportWorkspace, {});
    expect(fileName).toMatch(/^trustfold-workspace_\d{4}-\d\d-\d\d\.ndjson$/);
    await done(resetWorkspace, {});
    expect(await source.list('contracts')).toHaveLength(3);
    expect(session.preferences.read()).toEqual(defaultPreferences);
    expect((await latestEntry())?.note).toMatch(
      /^Reset to the sample\. You can restore the previous state\.$/,
    );
    await done(importWorkspace, { file });
    expect(await source.list('contracts')).toHaveLength(4);
    expect(session.preferences.read().compactView).toBe(true);
    expect((await latestEntry())?.note).toMatch(
      /^Imported \d+ records\. You can restore the previous state\. The file’s audit log of \d+ entries is not imported\. The audit chain of the file is intact\.$/,
    );
  });

  it('[workspace] quarantined records are exported to a separate file', async () => {
    const { file } = await tester.done(exportQuarantine, {});
    expect(JSON.parse(await file.text())).toEqual({ format: 'trustfold-quarantine', records: [] });
  });
});

describe('defineExportCommand', () => {
  it('[workspace] the export of a table is logged', async () => {
    const exportTransactions = defineExportCommand({
      id: 'transaction.export',
      label: 'Exported transactions',
    });
    await tester.done(exportTransactions, { fileName: 'transactions.csv', rows: 12 });
    expect(await tester.latestEntry()).toMatchObject({
      action: 'transaction.export',
      subject: { label: 'transactions.csv' },
      note: 'Exported 12 rows',
    });
  });
});
