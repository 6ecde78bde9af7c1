import {
  CreateBucketCommand,
  HeadObjectCommand,
  PutBucketVersioningCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { randomUUID } from 'node:crypto';
import { openStore, probeStore } from 'tooling/release';
import { expect } from '../core/test';
import { defineDeploymentTests } from './flow';
import { startS3 } from './services/s3';

const test = defineDeploymentTests('a bucket behind a CDN', startS3, ' @deep @s3');

async function emptyBucket() {
  const client = new S3Client({ forcePathStyle: true });
  const bucket = `empty-${randomUUID().slice(0, 12)}`;
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return { client, bucket, open: () => openStore(`s3://${bucket}`, '.') };
}

const pointer = 'env/race/current.json';

test('[deployment] exactly one of 24 concurrent writes to the same pointer or new key in a bucket succeeds @deep @s3', async ({
  stage,
}) => {
  expect(await stage.keys()).not.toEqual([]);
  const { open } = await emptyBucket();
  const stores = Array.from({ length: 24 }, open);
  const winners = async (write: (store: ReturnType<typeof open>, at: number) => Promise<boolean>) =>
    (await Promise.all(stores.map(write))).filter(Boolean).length;
  const text = (round: number, at: number) => Buffer.from(JSON.stringify({ round, at }));
  await open().putNew(pointer, text(0, 0));
  for (let round = 1; round <= 10; round += 1) {
    const tag = (await open().get(pointer))?.tag;
    expect(await winners((store, at) => store.swap(pointer, text(round, at), tag))).toBe(1);
    const key = `compositions/${round}.json`;
    expect(await winners((store, at) => store.putNew(key, text(round, at)))).toBe(1);
  }
});

test('[deployment] objects in a bucket have the correct content type, encoding and cache policy @deep @s3', async ({
  stage,
}) => {
  expect(await stage.keys()).not.toEqual([]);
  const { client, bucket, open } = await emptyBucket();
  const head = (Key: string) => client.send(new HeadObjectCommand({ Bucket: bucket, Key }));
  await open().putNew('account/r/x.js', Buffer.from('some text '.repeat(100)));
  expect(await head('account/r/x.js')).toMatchObject({
    ContentType: 'text/javascript; charset=utf-8',
    ContentEncoding: 'br',
    CacheControl: 'public, max-age=31536000, immutable',
  });
  await open().swap(pointer, Buffer.from('{}'), undefined);
  expect(await head(pointer)).toMatchObject({
    ContentType: 'application/json',
    CacheControl: 'no-cache',
  });
});

test('[deployment] a bucket that is missing or does not support conditional writes is rejected with the reason @deep @s3', async ({
  stage,
}) => {
  expect(await stage.keys()).not.toEqual([]);
  await expect(probeStore(openStore('s3://nowhere-at-all', '.'))).rejects.toThrow(/NoSuchBucket/);
  const { client, bucket, open } = await emptyBucket();
  await probeStore(open());
  const VersioningConfiguration = { Status: 'Enabled' } as const;
  await client.send(new PutBucketVersioningCommand({ Bucket: bucket, VersioningConfiguration }));
  // Ceph ignores conditional writes on a versioned bucket, so the product must reject such a bucket.
  await expect(probeStore(open())).rejects.toThrow(/cannot hold releases/);
});
