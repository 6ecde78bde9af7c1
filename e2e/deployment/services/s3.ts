import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  CreateBucketCommand,
  GetObjectCommand,
  PutBucketCorsCommand,
  PutBucketPolicyCommand,
  PutBucketWebsiteCommand,
  PutObjectCommand,
  S3Client,
  type CORSRule,
} from '@aws-sdk/client-s3';
import { openStore } from 'tooling/release';
import { hasCeph, type Credentials, type S3Service } from './ceph';
import { releaseBuilds } from './release-builds';
import { sharedCeph } from './shared-ceph';
import { environment, must, productAt, releaseTo, type Stage } from './stage';

export interface S3Stage extends Stage {
  readonly service: S3Service;
  readonly shell: string;
  readonly remotes: string;
  /** The command as another user, or on another bucket. */
  releaseAs(credentials: Credentials, store?: string): Stage['release'];
}

export const region = 'us-east-1';

export const clientFor = ({ endpoint }: S3Service, credentials: Credentials) =>
  new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });

export const environmentOf = ({ accessKeyId, secretAccessKey }: Credentials) => ({
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  AWS_REGION: region,
});

const missing =
  'No S3 service: apt-get install radosgw ceph-mon ceph-osd, or name one by TRUSTFOLD_S3_ENDPOINT, TRUSTFOLD_S3_WEBSITE (http://{bucket}.web.example.com), AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';

function namedService(): S3Service | undefined {
  const {
    TRUSTFOLD_S3_ENDPOINT: endpoint,
    TRUSTFOLD_S3_WEBSITE: website,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  } = process.env;
  if (!endpoint || !website || !accessKeyId || !secretAccessKey) return undefined;
  return {
    name: endpoint,
    endpoint,
    owner: { accessKeyId, secretAccessKey },
    website: (bucket) => website.replace('{bucket}', bucket),
  };
}

/** The S3 service to test on, or why there is none. */
export async function findS3(): Promise<S3Service | string> {
  const named = namedService();
  if (named) return named;
  return (await hasCeph()) ? sharedCeph() : missing;
}

const json = async (folder: string, name: string) =>
  JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, unknown>;

/** Applies what `policies` wrote for the remotes’ bucket. */
async function applyPolicies(client: S3Client, bucket: string, folder: string): Promise<void> {
  const { CORSRules } = (await json(folder, 'cors.json')) as { CORSRules: CORSRule[] };
  await client.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules } }));
  const Policy = JSON.stringify(await json(folder, 'bucket-policy.json'));
  await client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy }));
}

const publicRead = (bucket: string) =>
  JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Sid: 'PublicRead',
        Effect: 'Allow',
        Principal: '*',
        Action: ['s3:GetObject'],
        Resource: [`arn:aws:s3:::${bucket}/*`],
      },
    ],
  });

/** A bucket whose website answers every address with the shell’s page. */
async function createWebsite(client: S3Client, bucket: string): Promise<void> {
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  await client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy: publicRead(bucket) }));
  await client.send(
    new PutBucketWebsiteCommand({
      Bucket: bucket,
      WebsiteConfiguration: {
        IndexDocument: { Suffix: 'index.html' },
        ErrorDocument: { Key: 'index.html' },
      },
    }),
  );
}

/** Shell and remotes in buckets of their own, the remotes’ under the policies that the command writes. */
export async function startS3(service: S3Service): Promise<S3Stage> {
  const suffix = randomUUID().slice(0, 8);
  const shell = `shell-${suffix}`;
  const remotes = `remotes-${suffix}`;
  const store = `s3://${remotes}/trustfold`;
  const client = clientFor(service, service.owner);
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-s3-'));
  const shellOrigin = service.website(shell);

  const releaseAs = (credentials: Credentials, on = store) =>
    releaseTo(on, environmentOf(credentials), ['--endpoint', service.endpoint]);
  const release = releaseAs(service.owner);
  const contents = () => {
    Object.assign(process.env, environmentOf(service.owner));
    return openStore(store, { endpoint: service.endpoint });
  };
  const stop = async () => {
    client.destroy();
    await rm(folder, { recursive: true, force: true });
  };

  try {
    await createWebsite(client, shell);
    await client.send(new CreateBucketCommand({ Bucket: remotes }));
    const deployer = await service.addUser?.(`deployer-${suffix}`);
    const named = deployer === undefined ? [] : ['--deployer', deployer.arn];
    const policies = ['policies', '--env', environment, '--shell', shellOrigin, ...named];
    await must(release(...policies, '--out', folder));
    await applyPolicies(client, remotes, folder);

    const address = `${service.endpoint}/${remotes}/trustfold/`;
    const pages = ['--shell-to', `s3://${shell}`];
    await releaseBuilds(deployer ? releaseAs(deployer) : release, address, pages, release);
    const origin = new URL(service.endpoint).origin;
    const at = (key: string) => ({ Bucket: remotes, Key: `trustfold/${key}` });
    return {
      service,
      shell,
      remotes,
      product: productAt(shellOrigin, origin),
      // A website of a bucket answers a deep link with its error document, and with its status.
      harmless: /status of 40[34] .*\/trustfold\/dashboard/,
      release: deployer ? releaseAs(deployer) : release,
      releaseAs,
      keys: async () => (await contents().list('')).map(({ key }) => key),
      tamper: async (key, change) => {
        const held = await contents().get(key);
        const body = change(held?.body.toString() ?? '');
        const { ContentType, CacheControl, ContentEncoding } = await client.send(
          new GetObjectCommand(at(key)),
        );
        const Body = ContentEncoding === 'br' ? brotliCompressSync(body) : body;
        await client.send(
          new PutObjectCommand({ ...at(key), Body, ContentType, CacheControl, ContentEncoding }),
        );
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
