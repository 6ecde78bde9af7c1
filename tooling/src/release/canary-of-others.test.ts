import type { Composition } from 'shared-kernel/remote';
import {
  hashesOf,
  keyIdOf,
  readSigned,
  takeApart,
  withSignatures,
  type SignedBody,
} from 'shared-kernel/signing';
import { changeComposition } from '../compose/compose';
import { readPointer, requirePointer } from '../compose/documents';
import { pointerKey } from '../compose/keys';
import { putRelease } from '../compose/put-release';
import { environment, fakeSigned, newSigner } from '../signing/fake-signed';
import { signStatement } from '../signing/signer';
import type { Signing } from '../signing/signing';
import { abortCanary, promoteCanary, startCanary } from './canary';
import { fakeRelease } from './fake-release';
import { removeRemote } from './remove';
import { rollback } from './rollback';

const tried = fakeRelease({ mark: 'contracts 2' });
const beginning = tried.description.release;

let signed: Awaited<ReturnType<typeof fakeSigned>>;
/** Who may change compliance alone, while a canary of contracts is under way. */
let holder: Signing;

beforeEach(async () => {
  signed = await fakeSigned();
  holder = { signer: await newSigner() };
  await putRelease(signed.store, 'contracts', tried);
  await signed.release('contracts', 'contracts 3', signed.owner);
  await signed.grant({ compliance: [holder.signer.publicKey] });
  await startCanary(
    signed.store,
    'contracts',
    { beginning, percent: 10 },
    { environment, signing: signed.owner },
  );
});
afterEach(() => signed.remove());

const canaryNow = async () =>
  (await requirePointer(signed.store, environment)).composition.remotes.contracts?.canary;

const without = (composition: Composition): Composition => {
  const next = structuredClone(composition);
  delete next.remotes.contracts?.canary;
  return next;
};

const theirs = () => ({ environment, signing: holder });

const refusal = /may change compliance of production and nothing else, not contracts/;

describe('a canary, and the holder of another remote’s key', () => {
  it.each([
    ['grows', () => startCanary(signed.store, 'contracts', { beginning, percent: 50 }, theirs())],
    ['is promoted', () => promoteCanary(signed.store, 'contracts', theirs())],
    ['is aborted', () => abortCanary(signed.store, 'contracts', theirs())],
    ['is released to everybody', () => signed.release('contracts', 'contracts 2', holder)],
    ['is gone back from', () => rollback(signed.store, { remote: 'contracts', ...theirs() })],
    ['is removed with its remote', () => removeRemote(signed.store, 'contracts', theirs())],
  ] as const)(
    '[security, deployment] is refused where it %s, and stays as it was',
    async (_what, change) => {
      const before = await signed.text();
      await expect(change()).rejects.toThrow(
        /may change compliance of production and nothing else/,
      );
      expect(await signed.text()).toBe(before);
    },
  );

  it('[security, deployment] goes on beside what that key may change', async () => {
    const before = await canaryNow();
    await signed.release('compliance', 'compliance 2', holder);
    expect(await canaryNow()).toEqual(before);
    await expect(
      readSigned(await signed.text(), signed.trust, { now: Date.now() }),
    ).resolves.toMatchObject({
      floors: { parts: { compliance: 6 } },
    });
  });
});

describe('a canary, and a tool that does not know of canaries', () => {
  it('[security, deployment] is refused with another remote’s key: what it leaves out changes what that key may not', async () => {
    const before = await signed.text();
    const older = changeComposition(signed.store, environment, {
      change: (current = { schema: 1, remotes: {} }) => without(current),
      action: 'release compliance',
      signing: holder,
    });
    await expect(older).rejects.toThrow(refusal);
    expect(await signed.text()).toBe(before);
  });

  it('[security, deployment] is refused by every page, were it written all the same', async () => {
    const { body, signatures } = takeApart(await signed.text()) ?? {
      body: '{}',
      signatures: undefined,
    };
    const standing = JSON.parse(body) as SignedBody & { readonly composition: Composition };
    const seq = standing.seq + 1;
    const composition = without(standing.composition);
    const next = JSON.stringify({ ...standing, seq, composition });
    const { parts } = await hashesOf(composition);
    const part = { environment, part: 'compliance', seq, hash: parts.compliance };
    const text = withSignatures(next, {
      ...signatures,
      key: keyIdOf(holder.signer.publicKey),
      signature: await holder.signer.sign('composition', next),
      parts: { compliance: await signStatement(holder.signer, 'part', part) },
    });
    await expect(readSigned(text, signed.trust, { now: Date.now() })).rejects.toThrow(
      'changes contracts, which its key may not change',
    );
  });

  it('[security, deployment] is what this tool is to a newer one: what it does not know of another remote is not dropped unseen', async () => {
    const { body, signatures } = takeApart(await signed.text()) ?? {
      body: '{}',
      signatures: undefined,
    };
    const newer = body.replace('"canary":{', '"ramp":{"by":"hour"},"canary":{');
    expect(newer).not.toBe(body);
    const grant = {
      ...(JSON.parse(signatures?.grant?.text ?? '{}') as object),
      ...(await hashesOf((JSON.parse(newer) as SignedBody).composition)),
    };
    const text = withSignatures(newer, {
      ...signatures,
      key: keyIdOf(signed.owner.signer.publicKey),
      signature: await signed.owner.signer.sign('composition', newer),
      grant: await signStatement(signed.owner.signer, 'grant', grant),
    });
    const held = await readPointer(signed.store, environment);
    await signed.store.swap(pointerKey(environment), Buffer.from(text), held?.tag);
    await expect(signed.release('compliance', 'compliance 2', holder)).rejects.toThrow(refusal);
    expect(await signed.text()).toBe(text);
  });
});
