import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, type S3Client } from '@aws-sdk/client-s3';
import { test as base } from '@playwright/test';
import type { CommandResult } from 'tooling/release';
import type { Credentials, S3Service } from './ceph';
import { stageLimitMs } from './hang-limits';
import { clientFor, environmentOf, findS3 } from './s3';
import { environment, releaseTo } from './stage';

export interface Bucket {
  readonly service: S3Service;
  readonly client: S3Client;
  readonly name: string;
  readonly release: (...args: string[]) => Promise<CommandResult>;
  /** The command as another user. */
  releaseAs(credentials: Credentials): Bucket['release'];
}

/** A test with an empty bucket of its own, on the S3 service of the run. */
export const test = base.extend<{ bucket: Bucket }, { service: S3Service | string }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
    async ({}, use) => use(await findS3()),
    { scope: 'worker', timeout: stageLimitMs },
  ],
  bucket: async ({ service }, use) => {
    if (typeof service === 'string') {
      test.skip(true, service);
      return;
    }
    const client = clientFor(service, service.owner);
    const name = `bucket-${randomUUID().slice(0, 12)}`;
    await client.send(new CreateBucketCommand({ Bucket: name }));
    Object.assign(process.env, environmentOf(service.owner));
    const endpoint = ['--endpoint', service.endpoint];
    const releaseAs = (credentials: Credentials) =>
      releaseTo(`s3://${name}/releases`, environmentOf(credentials), endpoint);
    await use({ service, client, name, release: releaseAs(service.owner), releaseAs });
    client.destroy();
  },
});

/** Releases a remote’s build to the environment, as the command takes it. */
export const released = (name: string, dist: string) => [
  name,
  '--env',
  environment,
  '--dist',
  dist,
];
