import { brotliCompressSync } from 'node:zlib';
import { minify } from '@swc/core';
import { build } from 'esbuild';
import { repository } from '../packages';
import { fakeSigned, newSigner } from './fake-signed';
import type { Signing } from './signing';

const { subtle } = crypto;

/** How often in turn work waits for the browser's cryptography, however much it hands over at once. */
async function turnsOf(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let handed: Promise<unknown>[] = [];
  let answered: Promise<void> | undefined;
  const nextTurn = () =>
    new Promise<void>((resolve) => {
      setImmediate(() => {
        void Promise.allSettled(handed).then(() => {
          turns += 1;
          handed = [];
          answered = undefined;
          resolve();
        });
      });
    });
  const inTurns = (method: 'importKey' | 'verify' | 'digest') => {
    const begin = subtle[method].bind(subtle) as (...args: unknown[]) => Promise<unknown>;
    return jest.spyOn(subtle, method as never).mockImplementation((async (...args: unknown[]) => {
      const answer = begin(...args);
      handed.push(answer);
      await (answered ??= nextTurn());
      return answer;
    }) as never);
  };
  const watched = (['importKey', 'verify', 'digest'] as const).map(inTurns);
  await work();
  watched.forEach((spy) => spy.mockRestore());
  return turns;
}

describe('what verifying costs a page', () => {
  let signed: Awaited<ReturnType<typeof fakeSigned>>;
  beforeEach(async () => {
    signed = await fakeSigned();
  });
  afterEach(() => signed.remove());

  const turns = async () => {
    const text = await signed.text();
    // A page that begins has read no key yet; it has its own read while the answer is on its way.
    jest.resetModules();
    const { readKey, readSigned } = await import('shared-kernel/signing');
    for (const key of [...signed.trust.keys, signed.trust.stampKey ?? '']) await readKey(key);
    return turnsOf(() => readSigned(text, signed.trust, { now: Date.now() }));
  };

  it('[security] is one turn of its cryptography: signature and stamp at once, by keys that were read before', async () => {
    expect(await turns()).toBe(1);
  });

  it('[security] is two where a remote has a key of its own: that key beside the grant, then the whole and its parts at once', async () => {
    const holder: Signing = { signer: await newSigner() };
    await signed.grant({ contracts: [holder.signer.publicKey] });
    await signed.release('contracts', 'contracts 2', holder);
    expect(await turns()).toBe(2);
  });

  it('[security] is 2 kB of code at most, minified and compressed as builds are', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `export { keyIdOf, readKey, readPreview, readSigned, SignatureError } from 'shared-kernel/signing'`,
        resolveDir: `${repository}/host`,
      },
      bundle: true,
      format: 'esm',
      target: 'es2022',
      write: false,
      // The page has it for all that it reads.
      external: ['valibot'],
    });
    const { code } = await minify(outputFiles[0]?.text ?? '', {
      module: true,
      compress: true,
      mangle: true,
    });
    expect(code).toContain('was changed after it was signed');
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(2000);
  });
});
