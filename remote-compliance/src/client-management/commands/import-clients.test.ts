import { createCommandTester, createTestSession, type CommandTester } from 'shared-kernel/testing';
import { importClients } from './import-clients';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const row = (companyName: string) => ({
  companyName,
  contactPerson: 'A. Person',
  email: '',
  phone: '',
  website: '',
  industry: '',
});

const fileOf = (...names: readonly string[]) => ({
  fileName: 'clients.csv',
  leftOut: 0,
  rows: names.map(row),
});

describe('importing clients', () => {
  it('[R85, CL6] a client import adds each row as a client with its compliance record and logs the file name', async () => {
    const added = await tester.done(importClients, fileOf('Fjord Wind', 'Aalto Steel'));
    expect(added.map(({ client, record }) => [client.id, record.clientId])).toEqual([
      ['CL-013', 'CL-013'],
      ['CL-014', 'CL-014'],
    ]);
    expect(await tester.record('clients', 'CL-014')).toMatchObject({
      companyName: 'Aalto Steel',
      currentStage: 'initiated',
      kycStatus: 'pending',
    });
    const entries = (await tester.source.list('auditEntries')).filter(
      ({ action }) => action === 'client.import',
    );
    expect(entries.map(({ subject }) => subject.id)).toEqual([
      '*',
      'CL-013',
      'CR-013',
      'CL-014',
      'CR-014',
    ]);
    expect(entries[0]?.note).toBe('Imported 2 clients from clients.csv; 0 rows skipped');
  });

  it('[R86] a client import adds nothing if the file contains an existing client or the same client twice', async () => {
    await tester.done(importClients, fileOf('Fjord Wind'));
    const count = (await tester.source.list('clients')).length;
    for (const names of [
      ['Aalto Steel', 'FJORD wind'],
      ['Aalto Steel', 'Aalto  Steel'],
    ])
      expect(await tester.run(importClients, fileOf(...names))).toMatchObject({
        error: { kind: 'refused' },
      });
    expect(await tester.source.list('clients')).toHaveLength(count);
  });

  it('[R41, R85] opens a review case for an imported client on the sanctions list', async () => {
    const [, listed] = await tester.done(
      importClients,
      fileOf('Fjord Wind', 'Severnyi Briz Shipping OOO'),
    );
    expect(listed?.cases).toEqual([expect.objectContaining({ cause: 'sanctions_hit' })]);
  });

  it('[R85, policy] only Admin can import clients', async () => {
    for (const portal of ['client', 'law_firm', 'banking', 'vendor', 'regulator'] as const) {
      const other = createCommandTester({
        workspace: tester.workspace,
        session: createTestSession(portal),
      });
      expect(await other.run(importClients, fileOf('Fjord Wind'))).toMatchObject({
        error: { kind: 'denied' },
      });
    }
  });
});
