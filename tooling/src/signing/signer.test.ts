import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSignedBy } from 'shared-kernel/signing';
import { readKeyFile, readPublicKey, writeKeyPair } from './key-files';
import { commandSigner, keySigner, privateKeySchema, publicKeyOf } from './signer';
import * as v from 'valibot';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trustfold-keys-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a key in a file', () => {
  it.each(['P-256', 'Ed25519'] as const)(
    '[security, tooling] of %s signs, and its public half is named in three ways',
    async (curve) => {
      const file = join(folder, 'production.json');
      const { publicKey, beside } = await writeKeyPair(file, curve);
      expect((await stat(file)).mode & 0o77).toBe(0);
      for (const named of [publicKey, beside, file])
        await expect(readPublicKey(named)).resolves.toBe(publicKey);
      const signer = await readKeyFile(file);
      const signature = await signer.sign('part', 'text');
      expect(await isSignedBy(publicKey, 'part', 'text', signature)).toBe(true);
      expect(await isSignedBy(publicKey, 'grant', 'text', signature)).toBe(false);
      expect(await isSignedBy(publicKey, 'part', 'texts', signature)).toBe(false);
      expect(await isSignedBy('B', 'part', 'text', signature)).toBe(false);
    },
  );

  it('[security, tooling] is never overwritten, and nothing else is taken for one', async () => {
    const file = join(folder, 'production.json');
    await writeKeyPair(file);
    const held = await readFile(file, 'utf8');
    await expect(writeKeyPair(file)).rejects.toThrow(/is there already/);
    expect(await readFile(file, 'utf8')).toBe(held);
    await expect(readKeyFile(join(folder, 'none.json'))).rejects.toThrow(/There is no key in/);
    await writeFile(file, '{"kty":"RSA"}');
    await expect(readKeyFile(file)).rejects.toThrow(/is not valid at/);
  });
});

describe('a command that signs', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = v.parse(privateKeySchema, privateKey.export({ format: 'jwk' }));

  it('[security, tooling] is given a digest and writes DER, as key services and openssl do', async () => {
    const pem = join(folder, 'key.pem');
    await writeFile(pem, privateKey.export({ format: 'pem', type: 'sec1' }));
    const signer = commandSigner(
      `openssl pkeyutl -sign -inkey '${pem}' | base64 -w0`,
      publicKeyOf(key),
    );
    for (let round = 0; round < 4; round += 1) {
      const signature = await signer.sign('composition', `text ${round}`);
      expect(await isSignedBy(signer.publicKey, 'composition', `text ${round}`, signature)).toBe(
        true,
      );
    }
  });

  it('[security, tooling] is refused where it fails or signs with another key', async () => {
    const { publicKey } = keySigner(key);
    const sign = (command: string) => commandSigner(command, publicKey).sign('composition', 'text');
    await expect(sign('echo no access >&2; exit 3')).rejects.toThrow(/failed: no access/);
    await expect(sign('echo bm90aGluZw==')).rejects.toThrow(/did not write a signature of the key/);
  });
});
