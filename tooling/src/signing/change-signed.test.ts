import { readSigned, takeApart, withSignatures } from 'shared-kernel/signing';
import { readPointer } from '../compose/documents';
import { pointerKey } from '../compose/keys';
import { rollback } from '../release/rollback';
import { signedWords } from '../release/signed-words';
import { stampEnvironment } from '../release/stamp';
import { environment, fakeSigned, newSigner } from './fake-signed';
import type { Signing } from './signing';

let signed: Awaited<ReturnType<typeof fakeSigned>>;
beforeEach(async () => {
  signed = await fakeSigned();
});
afterEach(() => signed.remove());

const day = 86_400_000;
const later = (days: number) => () => new Date(Date.now() + days * day);

async function overwrite(text: string): Promise<void> {
  const held = await readPointer(signed.store, environment);
  await signed.store.swap(pointerKey(environment), Buffer.from(text), held?.tag);
}

describe('a signed environment', () => {
  it('[security, tooling] says in each pointer its end, the one before and its key', async () => {
    const before = takeApart(await signed.text());
    await signed.release('contracts', 'contracts 2', signed.owner);
    const { pointer } = (await readPointer(signed.store, environment)) ?? {};
    expect(pointer).toMatchObject({ environment, seq: 3, key: expect.any(String) as string });
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256')
      .update(before?.body ?? '')
      .digest('hex');
    expect(pointer?.before).toBe(hash);
    expect(await signedWords(signed.store, environment)).toMatch(/^with [\w-]{16}, until 20/);
  });

  it('[security, tooling] is not changed without a key, nor with one that its pages do not know', async () => {
    const before = await signed.text();
    await expect(signed.release('contracts', 'x', undefined)).rejects.toThrow(
      /take what is signed alone: name a key/,
    );
    const stranger: Signing = { signer: await newSigner() };
    await expect(signed.release('contracts', 'x', stranger)).rejects.toThrow(/may change nothing/);
    expect(await signed.text()).toBe(before);
  });

  it('[security, tooling] lets the holder of a remote’s key change that remote alone', async () => {
    const holder: Signing = { signer: await newSigner() };
    await signed.grant({ contracts: [holder.signer.publicKey] });
    await signed.release('contracts', 'contracts 2', holder);
    await expect(signed.release('compliance', 'compliance 2', holder)).rejects.toThrow(
      /may change contracts of production and nothing else, not compliance/,
    );
    // What was granted stays when the environment's own key signs again.
    await signed.release('compliance', 'compliance 2', signed.owner);
    await signed.release('contracts', 'contracts 3', holder);
    await rollback(signed.store, { environment, remote: 'contracts', signing: holder });
    const { floors } = await readSigned(await signed.text(), signed.trust, { now: Date.now() });
    expect(floors).toEqual({ seq: 7, grant: 5, parts: { contracts: 7 } });
    await expect(rollback(signed.store, { environment, seq: 1, signing: holder })).rejects.toThrow(
      /nothing else/,
    );
  });

  it('[security, tooling] goes back under a higher number, which browsers take', async () => {
    const first = (await readPointer(signed.store, environment))?.pointer;
    await signed.release('contracts', 'contracts 2', signed.owner);
    const { floors: seen } = await readSigned(await signed.text(), signed.trust);
    const pointer = await rollback(signed.store, { environment, signing: signed.owner });
    expect(pointer).toMatchObject({ hash: first?.hash, seq: 4 });
    const read = readSigned(await signed.text(), signed.trust, { seen, now: Date.now() });
    await expect(read).resolves.toMatchObject({ floors: { seq: 4 } });
  });

  it('[security, tooling] does not build on what somebody else put there, unless it is told to', async () => {
    const evil = takeApart(await signed.text())?.body.replace('contracts 1', 'evil') ?? '';
    await overwrite(evil);
    await expect(signed.release('contracts', 'contracts 2', signed.owner)).rejects.toThrow(
      /What production runs is not signed.*--despite-signature/,
    );
    expect(await signedWords(signed.store, environment)).toMatch(
      /do not take it: it is not signed/,
    );
    const despite = { ...signed.owner, despiteSignature: true };
    await signed.release('contracts', 'contracts 2', despite);
    await expect(readSigned(await signed.text(), signed.trust)).resolves.toBeDefined();
  });
});

describe('stampEnvironment', () => {
  it('[security, tooling] says anew that nothing newer is out, and changes nothing that runs', async () => {
    const before = takeApart(await signed.text());
    const inFourDays = later(4);
    const read = async () =>
      readSigned(await signed.text(), signed.trust, { now: inFourDays().getTime() });
    await expect(read()).rejects.toThrow(/last confirmed/);
    await stampEnvironment(signed.store, environment, signed.owner, inFourDays);
    await expect(read()).resolves.toMatchObject({ body: before?.body });
  });

  it('[security, tooling] refuses another key, and an old pointer that was put back', async () => {
    const stamper = await newSigner();
    await expect(stampEnvironment(signed.store, environment, { stamper })).rejects.toThrow(
      /stamped with a key that is not trusted/,
    );
    const old = await signed.text();
    await signed.release('contracts', 'contracts 2', signed.owner);
    const apart = takeApart(old);
    await overwrite(apart ? withSignatures(apart.body, apart.signatures) : '');
    await expect(stampEnvironment(signed.store, environment, signed.owner)).rejects.toThrow(
      /stands at promotion 2, and its history knows 3/,
    );
  });
});
