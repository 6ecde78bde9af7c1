import { expect } from '@playwright/test';
import { join } from 'node:path';
import { openStore, probeStore, repository } from 'tooling/release';
import { released, test } from './services/bucket';
import { limitFor } from './services/hang-limits';
import { environmentOf, region } from './services/s3';
import { environment, must, releaseTo, variantOf } from './services/stage';
import { watchGateway, type Asked } from './services/watched-gateway';

test.describe.configure({ timeout: limitFor(45) });

const promotions = 2000;
const pointer = `env/${environment}/current.json`;
const recordOf = (seq: number) => `env/${environment}/history/${String(seq).padStart(8, '0')}.json`;

const cost = (asked: readonly Asked[]) => ({
  requests: asked.length,
  bytes: asked.reduce((sum, { bytes }) => sum + bytes, 0),
});

test('[deployment] a bucket: after 2,000 promotions a release, status and history ask for what they asked for at first, and as many bytes @deep', async ({
  bucket: { service, name },
}) => {
  const gateway = await watchGateway(service.endpoint);
  const release = releaseTo(`s3://${name}`, environmentOf(service.owner), [
    '--endpoint',
    gateway.endpoint,
  ]);
  const store = openStore(`s3://${name}`, { endpoint: service.endpoint, region });
  const succeed = (...args: string[]) => must(release(...args));
  const costOf = async (...args: string[]) => {
    gateway.take();
    await succeed(...args);
    return cost(gateway.take());
  };
  /** The costs of a release that changes one word, and of both reports. */
  const costs = async (word: string) => {
    const next = await variantOf('contracts', { replace: [['"Contract Management"', word]] });
    const ofRelease = await costOf(...released('contracts', next.folder));
    await next.remove();
    return {
      release: ofRelease,
      status: await costOf('status', '--env', environment),
      history: await costOf('history', '--env', environment, '--last', '10'),
    };
  };

  await probeStore(store);
  const dist = join(repository, 'remote-contracts', 'dist');
  await succeed(...released('contracts', dist), '--public', 'https://remotes.example.com/');
  /** Leaves what so many promotions leave: a record of each, and a pointer that counts them. */
  const promoteOften = async (from: number, to: number) => {
    const standing = await store.get(pointer);
    const record = (await store.get(recordOf(1)))?.body.toString() ?? '';
    const numbered = (text: string, seq: number) =>
      Buffer.from(text.replace(/"seq":\d+/, `"seq":${seq}`));
    const left = Array.from({ length: to - from }, (_, at) => from + 1 + at);
    const writers = Array.from({ length: 16 }, async () => {
      for (let seq = left.shift(); seq !== undefined; seq = left.shift())
        await store.putNew(recordOf(seq), numbered(record, seq));
    });
    await Promise.all(writers);
    const text = numbered(standing?.body.toString() ?? '', to);
    expect(await store.swap(pointer, text, standing?.tag)).toBe(true);
  };
  await promoteOften(1, 60);
  const first = await costs('"Contract Manager"');
  await promoteOften(61, 60 + promotions);
  const last = await costs('"Contract Managing"');

  for (const what of ['release', 'status', 'history'] as const)
    for (const of of ['requests', 'bytes'] as const) {
      expect(first[what][of]).toBeGreaterThan(0);
      expect(last[what][of] / first[what][of], `${of} of ${what}`).toBeLessThanOrEqual(1.5);
    }
  expect(await succeed('history', '--env', environment, '--last', '1')).toContain(
    String(61 + promotions),
  );
  await gateway.stop();
});
