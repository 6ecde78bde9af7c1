import {
  CreateBucketCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { expect } from '@playwright/test';
import { join } from 'node:path';
import { readBuiltShell, repository } from 'tooling/release';
import { released, test } from './services/bucket';
import { limitFor } from './services/hang-limits';
import { shellWithKernel } from './services/shell-with-kernel';
import { environment, must } from './services/stage';

test.describe.configure({ timeout: limitFor(45) });

const dist = join(repository, 'remote-account', 'dist');
const contractsDist = join(repository, 'remote-contracts', 'dist');
const account = released('account', dist);

test('[deployment] a bucket: verify names what is gone or spoilt, and puts it right from the build @deep', async ({
  bucket: { release, client, name },
}) => {
  expect((await release(...account)).code).toBe(0);
  const contents = await client.send(
    new ListObjectsV2Command({ Bucket: name, Prefix: 'releases/account/r/' }),
  );
  const keys = (contents.Contents ?? []).map(({ Key = '' }) => Key);
  const scripts = keys.filter((key) => key.endsWith('.js'));
  const [gone = '', spoilt = ''] = scripts;
  const described = keys.find((key) => /r\/[0-9a-f]{32}\.json$/.test(key)) ?? '';
  for (const Key of [gone, described])
    await client.send(new DeleteObjectCommand({ Bucket: name, Key }));
  await client.send(new PutObjectCommand({ Bucket: name, Key: spoilt, Body: 'cut off' }));

  const own = (key: string) => key.replace('releases/', '');
  const verify = (...more: string[]) => release('verify', '--env', environment, ...more);
  const found = await verify();
  expect(found.code).toBe(1);
  for (const sentence of [
    `${own(gone)} is missing.`,
    `${own(described)} is missing.`,
    `${own(spoilt)} does not have the digest that the composition names.`,
  ])
    expect(found.output).toContain(sentence);
  // The build of another remote has nothing of it.
  expect((await verify('--fix', '--dist', contractsDist)).code).toBe(1);
  const mended = await verify('--fix');
  expect(mended.output).toContain('put 2 files right');
  expect(mended.code).toBe(0);
  expect((await verify()).code).toBe(0);
});

test('[deployment] a bucket: prune removes what former shells were made of, in the pages’ own bucket too @deep', async ({
  bucket: { release, client, name, service },
}) => {
  const pages = `${name}-pages`;
  await client.send(new CreateBucketCommand({ Bucket: pages }));
  const keysIn = async (Bucket: string, Prefix: string) =>
    ((await client.send(new ListObjectsV2Command({ Bucket, Prefix }))).Contents ?? []).map(
      ({ Key = '' }) => Key,
    );
  const succeed = (...args: string[]) => must(release(...args));
  await succeed(...account);
  const to = ['--shell-to', `s3://${pages}`, '--shell-endpoint', service.endpoint];
  await succeed('settings', '--env', environment, ...to);
  const now = join(repository, 'host', 'dist');
  const formers: string[] = [];
  for (const end of ['-former', '-later']) {
    const { folder, remove } = await shellWithKernel(now, readBuiltShell(now).kernel + end);
    await succeed('shell', '--env', environment, '--dist', folder, '--despite-kernel');
    await remove();
    formers.push(...(await keysIn(pages, 'assets/')));
  }
  // What a rollback goes to is kept: the one before that is not.
  const former = [...new Set(formers)];
  await succeed('shell', '--env', environment, '--dist', now);
  const kept = await keysIn(name, `releases/env/${environment}/pages/`);
  const prune = ['prune', '--shell-to', `s3://${pages}`, '--days', '0', '--pause', '1'];
  await succeed(...prune);
  expect(await keysIn(pages, 'assets/')).toEqual(expect.arrayContaining(former));
  const said = await succeed(...prune, '--history-days', '0');
  expect(said).toMatch(/[1-9]\d* files? of former shells, 1 page of theirs/);
  const left = await keysIn(pages, 'assets/');
  expect(former.filter((key) => !left.includes(key)).length).toBeGreaterThan(0);
  expect((await keysIn(name, `releases/env/${environment}/pages/`)).length).toBeLessThan(
    kept.length,
  );
  await succeed('verify', '--env', environment);
});

test('[deployment] a bucket: a release stays where browsers were told to read it, though the bucket has an address @deep', async ({
  bucket,
}) => {
  const { release } = bucket;
  const succeed = (...args: string[]) => must(release(...args));
  const cdn = 'https://cdn.example.com/';
  await succeed(...account, '--public', cdn);
  expect(await succeed(...account)).toContain(`${environment} already ran`);
  await succeed('contracts', '--env', environment, '--dist', contractsDist);
  // Who built a release may be an address too, that of a pipeline's run.
  const addresses = (await succeed('status')).match(/https?:\/\/\S+\/r\//g);
  expect(addresses).toHaveLength(2);
  for (const address of addresses ?? []) expect(address).toContain(cdn);

  await succeed('account', '--env', 'staging', '--dist', dist);
  await succeed('promote', '--from', environment, '--env', 'staging');
  const staging = (await succeed('status', '--env', 'staging')).match(/https?:\/\/\S+\/r\//g);
  expect(staging).toHaveLength(2);
  for (const address of staging ?? []) expect(address).toContain(bucket.service.endpoint);
});
