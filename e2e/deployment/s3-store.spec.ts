import {
  CreateBucketCommand,
  HeadObjectCommand,
  PutBucketVersioningCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { expect, test as base } from '@playwright/test';
import { join } from 'node:path';
import { openStore, probeStore, raceRound, repository, type CommandResult } from 'tooling/release';
import type { S3Service } from './services/ceph';
import { clientFor, environmentOf, findS3, region } from './services/s3';
import { environment, releaseTo } from './services/stage';

interface Bucket {
  readonly service: S3Service;
  readonly client: S3Client;
  readonly name: string;
  readonly release: (...args: string[]) => Promise<CommandResult>;
}

const test = base.extend<{ bucket: Bucket }, { service: S3Service | string }>({
  service: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
    async ({}, use) => {
      const service = await findS3();
      await use(service);
      if (typeof service !== 'string') await service.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  bucket: async ({ service }, use, { testId }) => {
    if (typeof service === 'string') {
      test.skip(true, service);
      return;
    }
    const client = clientFor(service, service.owner);
    const name = `bucket-${testId.slice(0, 12)}-${Date.now().toString(36)}`;
    await client.send(new CreateBucketCommand({ Bucket: name }));
    Object.assign(process.env, environmentOf(service.owner));
    const release = releaseTo(`s3://${name}/releases`, environmentOf(service.owner), [
      '--endpoint',
      service.endpoint,
    ]);
    await use({ service, client, name, release });
    client.destroy();
  },
});
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const store = ({ service, name }: Bucket) =>
  openStore(`s3://${name}/race`, { endpoint: service.endpoint, region });

const dist = join(repository, 'remote-account', 'dist');
const contractsDist = join(repository, 'remote-contracts', 'dist');
const account = ['account', '--env', environment, '--dist', dist];

test('[deployment] a bucket: 24 promoters at once, ten rounds: one winner each, nobody’s release lost', async ({
  bucket,
}) => {
  const stores = Array.from({ length: 24 }, () => store(bucket));
  for (const one of stores) await probeStore(one);
  for (let round = 1; round <= 10; round += 1) {
    let next = 0;
    const openNext = () => stores[(next += 1) % stores.length] ?? store(bucket);
    const report = await raceRound(openNext, { promoters: 24, round });
    expect(report).toEqual({ winners: 1, lost: [], historyGap: 0 });
  }
});

test('[deployment] a bucket: what is stored has its type, encoding and cache policy, and its marker last', async ({
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
  const marker = modified(named(/release\.json$/));
  expect(files.every((file) => file.modified.getTime() <= marker)).toBe(true);
});

test('[deployment] a bucket: a release stays where browsers were told to read it, though the bucket has an address', async ({
  bucket,
}) => {
  const { release } = bucket;
  const succeed = async (...args: string[]) => {
    const { code, output } = await release(...args);
    expect(code, output).toBe(0);
    return output;
  };
  const cdn = 'https://cdn.example.com/';
  await succeed(...account, '--public', cdn);
  expect(await succeed(...account)).toContain(`${environment} already ran`);
  await succeed('contracts', '--env', environment, '--dist', contractsDist);
  const addresses = (await succeed('status')).match(/https?:\/\/\S+/g);
  expect(addresses).toHaveLength(2);
  for (const address of addresses ?? []) expect(address).toContain(cdn);

  await succeed('account', '--env', 'staging', '--dist', dist);
  await succeed('promote', '--from', environment, '--env', 'staging');
  const staging = (await succeed('status', '--env', 'staging')).match(/https?:\/\/\S+/g);
  expect(staging).toHaveLength(2);
  for (const address of staging ?? []) expect(address).toContain(bucket.service.endpoint);
});

test('[deployment] a bucket: bad input is a sentence and a non-zero exit, and the environment stays', async ({
  bucket,
}) => {
  const { release, service, client, name } = bucket;
  expect((await release(...account)).code).toBe(0);
  const before = (await release('status')).output;
  const refused = async (sentence: RegExp, result: Promise<CommandResult>) => {
    const { code, output } = await result;
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  };
  const endpoint = ['--endpoint', service.endpoint];
  const credentials = environmentOf(service.owner);
  const contracts = ['contracts', '--env', environment];

  await refused(/There is no remote “ledger”; there are account,/, release('ledger'));
  await refused(
    /There is no bucket “nowhere-at-all” at/,
    releaseTo('s3://nowhere-at-all', credentials, endpoint)(...contracts),
  );
  await refused(
    /refused the credentials|may not do this/,
    releaseTo(
      `s3://${name}`,
      { ...credentials, AWS_SECRET_ACCESS_KEY: 'wrong' },
      endpoint,
    )(...contracts),
  );
  await refused(
    /cannot be reached/,
    releaseTo(`s3://${name}`, credentials, ['--endpoint', 'http://127.0.0.1:9'])(...contracts),
  );
  const hour = 3_600_000;
  const shift = `const D=Date;globalThis.Date=class extends D{constructor(...a){a.length?super(...a):super(D.now()+${5 * hour})}static now(){return D.now()+${5 * hour}}}`;
  await refused(
    /clock is 5 hours ahead of the store’s|clock differs too much/,
    releaseTo(
      `s3://${name}`,
      {
        ...credentials,
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shift)}`,
      },
      endpoint,
    )(...contracts),
  );
  expect((await release('status')).output).toBe(before);

  await client.send(
    new PutObjectCommand({
      Bucket: name,
      Key: `releases/env/${environment}/current.json`,
      Body: '{oops',
    }),
  );
  await refused(/current\.json in .* is not JSON; nothing was changed/, release('status'));
  await refused(/is not JSON/, release(...account));
});

test('[deployment] a bucket: one that cannot keep the conditions is refused with the reason', async ({
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
