import { HeadObjectCommand, PutBucketVersioningCommand } from '@aws-sdk/client-s3';
import { expect } from '@playwright/test';
import { join } from 'node:path';
import {
  killedFiles,
  killedRound,
  openStore,
  probeStore,
  raceRound,
  repository,
} from 'tooling/release';
import { released, test, type Bucket } from './services/bucket';
import { limitFor } from './services/hang-limits';
import { region } from './services/s3';

test.describe.configure({ timeout: limitFor(45) });

const store = ({ service, name }: Bucket) =>
  openStore(`s3://${name}/race`, { endpoint: service.endpoint, region });

const account = released('account', join(repository, 'remote-account', 'dist'));

/** Rounds by where they begin, so that both workers have some. */
for (const from of [1, 6])
  test(`[deployment] a bucket: 24 promoters at once, rounds ${from} to ${from + 4} of ten: one winner each, nobody’s release lost @deep`, async ({
    bucket,
  }) => {
    const stores = Array.from({ length: 24 }, () => store(bucket));
    for (const one of stores) await probeStore(one);
    for (let round = from; round < from + 5; round += 1) {
      let next = 0;
      const openNext = () => stores[(next += 1) % stores.length] ?? store(bucket);
      const report = await raceRound(openNext, { promoters: 24, round });
      expect(report).toEqual({ winners: 1, lost: [], historyGap: 0 });
    }
  });

/** Writes before which a release is killed, and what runs then. */
const killedAt = [
  [1, 'before'],
  [20, 'before'],
  [killedFiles + 3, 'before'],
  [killedFiles + 4, 'after'],
] as const;

test('[deployment] a bucket: a release that is killed harms nothing, and the next run finishes it @deep', async ({
  bucket: { service, name },
}) => {
  process.env.AWS_ENDPOINT_URL = service.endpoint;
  for (const [write, stood] of killedAt) {
    const own = openStore(`s3://${name}/killed-${write}`, { endpoint: service.endpoint, region });
    await probeStore(own);
    expect(await killedRound(own, write), `write ${write}`).toEqual({
      code: 137,
      stood,
      stands: 'after',
      problems: [],
    });
  }
  delete process.env.AWS_ENDPOINT_URL;
});

test('[deployment] a bucket: what is stored has its type, encoding and cache policy, and what describes it first @deep', async ({
  bucket,
}) => {
  expect((await bucket.release(...account)).code).toBe(0);
  const keys = await openStore(`s3://${bucket.name}/releases`, {
    endpoint: bucket.service.endpoint,
  }).list('');
  const named = (end: RegExp) => keys.find(({ key }) => end.test(key))?.key ?? '';
  const head = (key: string) =>
    bucket.client.send(new HeadObjectCommand({ Bucket: bucket.name, Key: `releases/${key}` }));
  expect(await head(named(/remote-entry.*\.js$/))).toMatchObject({
    ContentType: 'text/javascript; charset=utf-8',
    ContentEncoding: 'br',
    CacheControl: 'public, max-age=31536000, immutable',
  });
  expect(await head(named(/current\.json$/))).toMatchObject({
    ContentType: 'application/json',
    CacheControl: 'no-cache',
  });
  const modified = (key: string) =>
    keys.find((entry) => entry.key === key)?.modified.getTime() ?? 0;
  const files = keys.filter(({ key }) => /^account\/r\/.*(js|css)$/.test(key));
  const described = modified(named(/r\/[0-9a-f]{32}\.json$/));
  expect(files.every((file) => file.modified.getTime() >= described)).toBe(true);
});

test('[deployment] a bucket: one that cannot keep the conditions is refused with the reason @deep', async ({
  bucket,
}) => {
  test.skip(bucket.service.name !== 'Ceph', 'Only Ceph forgets them on a versioned bucket.');
  await bucket.client.send(
    new PutBucketVersioningCommand({
      Bucket: bucket.name,
      VersioningConfiguration: { Status: 'Enabled' },
    }),
  );
  const { code, output } = await bucket.release(...account);
  expect(code).toBe(1);
  expect(output).toMatch(/cannot hold releases: it overwrites a key that must not be overwritten/);
});
