import { loadConfig } from '@smithy/core/config';
import { existsSync, statSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { CliError } from '../base/cli-error';
import type { Encoding } from './delivery';
import { DirectoryStore } from './directory-store';
import { S3Store } from './s3-store';
import type { Store } from './store';

/** What AWS tools write for none. */
const orNone = (text: string | undefined) => (text === '' ? undefined : text);

/** The region as AWS tools find it: in the environment, else in the profile of the machine's configuration. */
export const usualRegion = (): Promise<string> =>
  loadConfig({
    environmentVariableSelector: ({ AWS_REGION, AWS_DEFAULT_REGION }) =>
      orNone(AWS_REGION) ?? orNone(AWS_DEFAULT_REGION),
    configFileSelector: ({ region }) => orNone(region),
    default: 'us-east-1',
  })();

const configured = () =>
  loadConfig<string | undefined>({
    environmentVariableSelector: ({ AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL }) =>
      orNone(AWS_ENDPOINT_URL_S3) ?? orNone(AWS_ENDPOINT_URL),
    configFileSelector: ({ services, endpoint_url: ofAll }, file) =>
      orNone(file?.[`services.${services ?? ''}`]?.['s3.endpoint_url']) ?? orNone(ofAll),
    default: undefined,
  })();

/**
 * The service where it is not AWS, as AWS tools find it: in the environment, else in the profile, for S3
 * before that for every service; `undefined` for AWS itself.
 */
export async function usualEndpoint(): Promise<string | undefined> {
  const isIgnored = process.env.AWS_IGNORE_CONFIGURED_ENDPOINT_URLS?.toLowerCase() === 'true';
  return isIgnored ? undefined : configured();
}

interface OpenOptions {
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
  readonly encoding?: Encoding | undefined;
  /** Folder that a relative path is read from. */
  readonly from?: string;
}

/** Where a store lies in a service. */
export interface BucketPlace {
  readonly bucket: string;
  /** Folder inside the bucket, without slashes at its ends; empty for its root. */
  readonly prefix: string;
}

/** The bucket that a store's name means; nothing where it names none. */
export function bucketIn(name: string): BucketPlace | undefined {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(name) ?? [];
  return bucket === undefined ? undefined : { bucket, prefix };
}

/** The store that a person named: `s3://bucket/prefix`, or a folder. */
export function openStore(
  name: string,
  { endpoint, region, encoding, from = process.cwd() }: OpenOptions = {},
): Store {
  const [scheme] = /^[a-z0-9]{2,}:/i.exec(name) ?? [];
  if (scheme === undefined) {
    const folder = isAbsolute(name) ? name : resolve(from, name);
    if (statSync(folder, { throwIfNoEntry: false })?.isFile() === true)
      throw new CliError(`${folder} is a file: a store is a folder, or s3://bucket/prefix.`);
    // A bucket's bare name would otherwise become a folder that no server serves.
    if (isAbsolute(name) || name.startsWith('.') || existsSync(folder))
      return new DirectoryStore(folder, { precompressed: true, durable: true });
    throw new CliError(
      `There is no folder ${folder}: name a new one as ./${name}, and a bucket as s3://${name}.`,
    );
  }
  const place = bucketIn(name);
  if (!place) throw new CliError(`${name} is not a store: name a folder, or s3://bucket/prefix.`);
  return new S3Store({ ...place, endpoint, region, ...(encoding !== undefined && { encoding }) });
}
