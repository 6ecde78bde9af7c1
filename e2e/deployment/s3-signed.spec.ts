import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from 'tooling/release';
import { readKeyFile } from 'tooling/signing';
import { expectRefusal, refusals, refusedComposition } from '../core/forged';
import { forgerOf, type Forger } from '../core/signed-product';
import { test as base } from '../core/test';
import { findS3, startS3, type S3Stage } from './services/s3';
import { environment, must } from './services/stage';

interface SignedStage extends Forger {
  readonly stage: S3Stage;
  put(text: string): Promise<void>;
  stop(): Promise<void>;
}

/** The product in buckets, whose pages believe keys that lie beside neither bucket. */
async function startSigned(): Promise<SignedStage | string> {
  const service = await findS3();
  if (typeof service === 'string') return service;
  const stage = await startS3(service);
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-keys-'));
  const key = join(folder, 'environment.json');
  const stampKey = join(folder, 'stamp.json');
  for (const file of [key, stampKey]) await must(stage.release('keys', '--out', file));
  const release = stage.releaseAs(service.owner);
  const trust = [
    ...['--key', key, '--stamp-key', stampKey],
    ...['--trust', key.replace('json', 'pub'), '--trust-stamp', stampKey.replace('json', 'pub')],
  ];
  const dist = join(repository, 'host', 'dist');
  await must(release('shell', '--env', environment, '--dist', dist, ...trust));
  const pointer = `env/${environment}/current.json`;
  let text = '';
  await stage.tamper(pointer, (held) => (text = held));
  return {
    ...forgerOf(text, await readKeyFile(key), await readKeyFile(stampKey)),
    stage,
    put: (next) => stage.tamper(pointer, () => next),
    async stop() {
      await stage.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const test = base.extend<{ signed: SignedStage }, { started: SignedStage | string }>({
  started: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
    async ({}, use) => {
      const started = await startSigned();
      await use(started);
      if (typeof started !== 'string') await started.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  signed: async ({ started }, use) => {
    if (typeof started === 'string') test.skip(true, started);
    else await use(started);
  },
  product: async ({ signed }, use) => use(signed.stage.product),
});
test.describe.configure({ mode: 'serial', timeout: 240_000 });

for (const refusal of refusals) {
  test(`[security, deployment] in a bucket, a composition that is ${refusal.what} is refused before anything of it runs @deep`, async ({
    page,
    signed,
    allowConsole,
  }) => {
    allowConsole(refusedComposition);
    if (signed.stage.harmless) allowConsole(signed.stage.harmless);
    await expectRefusal(page, refusal, signed, (text) => signed.put(text));
  });
}
