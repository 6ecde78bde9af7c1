import { webcrypto } from 'node:crypto';
import type { AuditEntry } from '../../domain/audit';
import { headOf, headOfStanding, linkEntry } from './chain';
import { makeSigningKey, publicKeyOf, signCheckpoint } from './checkpoint';
import { verifyKeptLog } from './verify-kept-log';

const at = '2026-07-22T09:00:00.000Z';

const entry: AuditEntry = {
  id: 'AU-1721638800000-0001-abcdefg',
  at,
  actor: 'Nadia Rahman',
  portal: 'admin',
  action: 'contract.create',
  subject: { collection: 'contracts', id: 'CON-1', label: 'Supply' },
};

async function* none() {
  yield await Promise.resolve([]);
}

beforeAll(() => {
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle });
});

afterAll(() => {
  Reflect.deleteProperty(crypto, 'subtle');
});

describe('the checkpoints that a browser has kept', () => {
  it('[evidence] count as its own where its key has signed them, and as forged where another has', async () => {
    const [own, other] = [await makeSigningKey(), await makeSigningKey()];
    if (!own || !other) throw new Error('There is no WebCrypto.');
    const link = linkEntry(entry, await headOfStanding(none()));
    const log = { name: 'log', entries: [link], head: headOf(link) };
    const statement = { seq: 1, digest: log.head.digest, at };
    const checkpoints = [
      await signCheckpoint(statement, own),
      await signCheckpoint(statement, other),
    ];
    const publicKey = await publicKeyOf(own);

    const { checkpoints: counted, last } = await verifyKeptLog(log, checkpoints, { publicKey });
    expect(counted).toEqual({ count: 2, forged: 1, unsigned: 0 });
    expect(last).toEqual(checkpoints[0]);
    // Without knowing its own key a browser takes each for what it says of itself.
    expect((await verifyKeptLog(log, checkpoints)).checkpoints).toEqual({
      count: 2,
      forged: 0,
      unsigned: 0,
    });
  });

  it('[evidence] of another key prove nothing of the log', async () => {
    const [own, other] = [await makeSigningKey(), await makeSigningKey()];
    if (!own || !other) throw new Error('There is no WebCrypto.');
    const link = linkEntry(entry, await headOfStanding(none()));
    const log = { name: 'log', entries: [link], head: headOf(link) };
    const lie = await signCheckpoint({ seq: 1, digest: 'f'.repeat(64), at }, other);
    const publicKey = await publicKeyOf(own);
    expect((await verifyKeptLog(log, [lie], { publicKey })).verdict.status).toBe('sound');
    expect((await verifyKeptLog(log, [lie])).verdict.status).toBe('broken');
  });
});
