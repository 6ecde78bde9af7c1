import { GetObjectCommand, PutBucketPolicyCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from 'tooling/release';
import { released, test, type Bucket } from './services/bucket';
import { limitFor } from './services/hang-limits';
import { environmentOf } from './services/s3';
import { environment, must, releaseTo } from './services/stage';
import { watchGateway } from './services/watched-gateway';

test.describe.configure({ timeout: limitFor(45) });

interface Policy {
  readonly Statement: readonly {
    readonly Effect: string;
    readonly Resource: readonly string[];
  }[];
}

const distOf = (name: string) => join(repository, `remote-${name}`, 'dist');
const account = released('account', distOf('account'));
const contracts = released('contracts', distOf('contracts'));
const elsewhere = ['account', '--env', 'staging', '--dist', distOf('account')];
const settings = ['settings', '--env', environment, '--public', 'https://other.example.com/'];
const shell = ['shell', '--env', environment, '--dist', join(repository, 'host', 'dist')];
const origin = ['--shell', 'https://app.example.com'];

const written = async (folder: string, file: string) =>
  JSON.parse(await readFile(join(folder, file), 'utf8')) as Policy;

const apply = ({ client, name }: Bucket, policy: Policy) =>
  client.send(new PutBucketPolicyCommand({ Bucket: name, Policy: JSON.stringify(policy) }));

/** The command in the hands of somebody who has one role of those that are written, and nothing else. */
async function inRole(bucket: Bucket, folder: string, role: string): Promise<Bucket['release']> {
  const user = await bucket.service.addUser?.(`${role}-${randomUUID().slice(0, 8)}`);
  test.skip(user === undefined, 'This service makes no users.');
  if (!user) return bucket.release;
  await must(bucket.release('policies', '--env', environment, ...origin, '--out', folder));
  const { Statement, ...rest } = await written(folder, `${role}.json`);
  const own = Statement.map((one) => ({ ...one, Principal: { AWS: [user.arn] } }));
  await apply(bucket, { ...rest, Statement: own });
  return bucket.releaseAs(user);
}

async function expectRefused(
  release: Bucket['release'],
  commands: readonly (readonly string[])[],
): Promise<void> {
  for (const words of commands) {
    const { code, output } = await release(...words);
    expect(output, words.join(' ')).toContain('may not do this');
    expect(code).toBe(1);
  }
}

test('[deployment] a bucket: the role of a remote releases it to its environment, and nothing else anywhere @deep', async ({
  bucket,
}, { outputDir }) => {
  const only = await inRole(bucket, outputDir, `deploy-${environment}-account`);
  await must(only(...account));
  await expectRefused(only, [contracts, elsewhere, settings, shell]);
});

test('[deployment] a bucket: the role of the shell releases it to its environment, and no remote @deep', async ({
  bucket,
}, { outputDir }) => {
  await must(bucket.release(...account));
  const only = await inRole(bucket, outputDir, `deploy-${environment}-shell`);
  await must(only(...shell));
  const staging = shell.map((word) => (word === environment ? 'staging' : word));
  await expectRefused(only, [contracts, elsewhere, staging]);
  await must(only(...settings));
});

test('[deployment] a bucket: who prunes removes what nothing needs, and changes nothing that runs @deep', async ({
  bucket,
}, { outputDir }) => {
  await must(bucket.release(...account));
  await must(bucket.release('contracts', '--dist', distOf('contracts')));
  const only = await inRole(bucket, outputDir, 'prune-policy');
  expect(await must(only('prune', '--days', '0', '--pause', '1'))).toMatch(/removed 1 release/);
  await expectRefused(only, [contracts, settings, ['remove', 'account', '--env', environment]]);
  await must(bucket.release('verify', '--env', environment));
});

test('[deployment] a bucket: nobody writes over what never changes where the written policy stands, and no command would @deep', async ({
  bucket,
}, { outputDir }) => {
  const { service, client, name } = bucket;
  const gateway = await watchGateway(service.endpoint);
  const store = `s3://${name}/releases`;
  const watched = releaseTo(store, environmentOf(service.owner), ['--endpoint', gateway.endpoint]);
  const inEnvironment = ['--env', environment];
  for (const command of [
    account,
    contracts,
    shell,
    ['remove', 'contracts', ...inEnvironment],
    ['rollback', 'contracts', ...inEnvironment],
    account,
  ])
    await must(watched(...command));
  const asked = gateway.take();
  await gateway.stop();

  // As it is written for AWS, which knows the condition; Ceph does not, and takes every writing for one over it.
  const forAws = releaseTo(store, { ...environmentOf(service.owner), AWS_ENDPOINT_URL: '' });
  await must(forAws('policies', ...inEnvironment, ...origin, '--out', outputDir));
  const policy = await written(outputDir, 'bucket-policy.json');
  const denied = policy.Statement.filter(({ Effect }) => Effect === 'Deny');
  const prefixes = denied
    .flatMap(({ Resource }) => Resource)
    .map((resource) => resource.replace('arn:aws:s3:::', '').replace(/\*$/, ''));
  const isImmutable = (path: string) => prefixes.some((prefix) => path.startsWith(prefix));
  const writes = asked.filter(({ method, path }) => method === 'PUT' && isImmutable(path));
  expect(writes.length).toBeGreaterThan(20);
  expect(writes.filter(({ creates }) => !creates)).toEqual([]);

  await apply(bucket, policy);
  const [{ path } = { path: '' }] = writes;
  const Key = path.slice(name.length + 1);
  const over = client.send(new PutObjectCommand({ Bucket: name, Key, Body: 'other' }));
  await expect(over).rejects.toMatchObject({ name: 'AccessDenied' });
  const pointer = `releases/env/${environment}/current.json`;
  const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: pointer }));
  const text = (await Body?.transformToString()) ?? '';
  await client.send(new PutObjectCommand({ Bucket: name, Key: pointer, Body: text }));
});
