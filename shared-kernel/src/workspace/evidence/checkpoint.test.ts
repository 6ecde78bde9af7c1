import { webcrypto } from 'node:crypto';
import { checkpointState, makeSigningKey, signCheckpoint } from './checkpoint';

const statement = { seq: 7, digest: 'a'.repeat(64), at: '2026-07-22T09:00:00.000Z' };

const original = Object.getOwnPropertyDescriptor(crypto, 'subtle');

function withSubtle(subtle: unknown) {
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: subtle });
}

beforeEach(() => withSubtle(webcrypto.subtle));

afterEach(() => {
  if (original) Object.defineProperty(crypto, 'subtle', original);
  else Reflect.deleteProperty(crypto, 'subtle');
});

describe('a checkpoint', () => {
  it('[audit] is signed by a key whose private half cannot be exported', async () => {
    const key = await makeSigningKey();
    expect(key?.privateKey.extractable).toBe(false);
    const checkpoint = await signCheckpoint(statement, key);
    expect(await checkpointState(checkpoint)).toBe('signed');
  });

  it.each([{ seq: 8 }, { digest: 'b'.repeat(64) }, { at: '2026-07-22T09:00:00.001Z' }])(
    '[audit] is known to be forged with %j',
    async (changes) => {
      const checkpoint = await signCheckpoint(statement, await makeSigningKey());
      expect(await checkpointState({ ...checkpoint, ...changes })).toBe('forged');
    },
  );

  it('[audit] is known to be forged with another key, and with what is none', async () => {
    const checkpoint = await signCheckpoint(statement, await makeSigningKey());
    const { publicKey } = await signCheckpoint(statement, await makeSigningKey());
    expect(await checkpointState({ ...checkpoint, publicKey })).toBe('forged');
    expect(await checkpointState({ ...checkpoint, publicKey: 'none' })).toBe('forged');
  });

  it('[audit] is unsigned, and checked nowhere, without WebCrypto', async () => {
    const signed = await signCheckpoint(statement, await makeSigningKey());
    withSubtle(undefined);
    const checkpoint = await signCheckpoint(statement, await makeSigningKey());
    expect(checkpoint).toEqual(statement);
    expect(await checkpointState(checkpoint)).toBe('unsigned');
    expect(await checkpointState(signed)).toBe('unchecked');
  });
});
