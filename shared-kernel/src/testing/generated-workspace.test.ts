import { loadEmptySeed, createSampleContents } from '../workspace/test-support/seeds';
import { createMemorySource } from '../workspace/create-source';
import { getSeedingTime } from '../fixtures/seeding-time';
import { importWorkspaceFile } from '../workspace/test-support/workspace-transfer';
import { generateWorkspace } from './generated-workspace';

describe('generated workspace', () => {
  it('[workspace] a generated workspace can be imported completely, with the sample and older generated records', async () => {
    const now = new Date('2026-11-23T19:10:00.000Z');
    const pieces: string[] = [];
    for await (const piece of generateWorkspace(200, now)) pieces.push(piece);
    const source = createMemorySource(loadEmptySeed);
    await importWorkspaceFile(source, new Blob(pieces));
    expect(await source.sampleMoment()).toBe(getSeedingTime(now));
    for (const name of ['transactions', 'notifications', 'clients', 'contracts'] as const)
      expect(await source.list(name)).toHaveLength(200);

    const moved = createSampleContents(now.toISOString()).transactions;
    const transactions = await source.list('transactions');
    expect(transactions).toEqual(expect.arrayContaining([...moved]));
    for (const { timestamp } of transactions) expect(timestamp <= now.toISOString()).toBe(true);
  });
});
