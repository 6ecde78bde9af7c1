import 'fake-indexeddb/auto';
import { sampleConstants } from '../fixtures/sample-constants';
import { verifyPackFile } from './verify-pack-file';
import { createCommandTester } from '../workspace/test-support/command-tester';
import { readContents } from '../workspace/test-support/contents';
import { createTestSession } from '../workspace/test-support/session';
import { createTestWorkspace } from '../workspace/test-support/create-test-workspace';
import { exportEvidencePack } from './pack-commands';

const { meridian } = sampleConstants.clients;
const ofClient = { kind: 'client', id: meridian.id } as const;

describe('exportEvidencePack', () => {
  it('[evidence] a regulator exports a verifiable evidence pack, whose digest is in the audit log', async () => {
    const { done, source, latestEntry } = createCommandTester({
      session: createTestSession('regulator'),
    });
    const before = await readContents(source, 'auditEntries');
    const lines = (await source.list('auditEntries')).length;
    const { file, fileName, digest, gaps } = await done(exportEvidencePack, ofClient);
    expect(fileName).toMatch(
      /^evidence-pack_client-meridian-energy-partners_\d{4}-\d\d-\d\d\.zip$/,
    );
    const pack = await verifyPackFile(new Uint8Array(await file.arrayBuffer()));
    expect(pack).toMatchObject({ state: 'read', signature: 'own', about: { digest } });
    expect(await source.list('auditEntries')).toHaveLength(lines + 1);
    expect(await readContents(source, 'auditEntries')).toEqual(before);
    expect(await latestEntry()).toMatchObject({
      action: 'workspace.exportPack',
      subject: { collection: 'clients', id: meridian.id },
      note: expect.stringMatching(
        new RegExp(`^Exported \\d+ files with digest ${digest}, ${gaps} items missing$`),
      ) as string,
    });
  });

  it('[evidence] the audit entry for a contract pack refers to the contract', async () => {
    const { done, latestEntry } = createCommandTester();
    const id = sampleConstants.contracts.crudeSupply;
    await done(exportEvidencePack, { kind: 'contract', id });
    expect((await latestEntry())?.subject).toMatchObject({ collection: 'contracts', id });
  });

  it('[cases, evidence] the audit entry and the file name of a review case pack refer to the review case', async () => {
    const { done, source, latestEntry } = createCommandTester({
      session: createTestSession('regulator'),
    });
    const [one] = await source.list('cases');
    const { file, fileName } = await done(exportEvidencePack, { kind: 'case', id: one?.id ?? '' });
    expect(fileName).toMatch(/^evidence-pack_case-/);
    expect((await latestEntry())?.subject).toMatchObject({ collection: 'cases', id: one?.id });
    const pack = await verifyPackFile(new Uint8Array(await file.arrayBuffer()));
    expect(pack).toMatchObject({ state: 'read', about: { subject: { kind: 'case' } } });
  });

  it('[evidence] the audit entry for a period pack refers to the ZIP file, and a period without entries is rejected', async () => {
    const { done, run, latestEntry } = createCommandTester();
    const { fileName } = await done(exportEvidencePack, {
      kind: 'period',
      from: '1999-01-01',
      to: '2199-01-01',
    });
    expect((await latestEntry())?.subject).toMatchObject({ collection: 'workspace', id: fileName });
    expect(
      await run(exportEvidencePack, { kind: 'period', from: '1999-01-01', to: '1999-01-02' }),
    ).toMatchObject({
      status: 'failed',
      error: { kind: 'refused', message: 'The audit log has no entries for this period.' },
    });
  });

  it('[evidence, policy] portals without access to audit details cannot export an evidence pack', async () => {
    const { run } = createCommandTester({ session: createTestSession('client') });
    expect(await run(exportEvidencePack, ofClient)).toMatchObject({
      status: 'failed',
      error: { kind: 'denied' },
    });
  });

  it('[evidence] exporting an evidence pack does nothing in reference mode', async () => {
    const workspace = createTestWorkspace({ behaviour: 'reference' });
    const { run } = createCommandTester({ workspace });
    expect(await run(exportEvidencePack, ofClient)).toMatchObject({ status: 'inert' });
  });

  it('[evidence] an evidence pack of an unknown client cannot be exported', async () => {
    const { run } = createCommandTester();
    expect(await run(exportEvidencePack, { kind: 'client', id: 'CL-999' })).toMatchObject({
      status: 'failed',
      error: { kind: 'missing' },
    });
  });
});
