import { DeleteObjectCommand, DeleteObjectsCommand, S3Client } from '@aws-sdk/client-s3';
import type { Encoding } from './delivery';
import { statusOf } from './s3-errors';

export interface S3Options {
  readonly bucket: string;
  /** Folder inside the bucket, without slashes at its ends; empty for the bucket's root. */
  readonly prefix?: string;
  /** Address of the service where it is not AWS. */
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
  /** A bucket hands out what was stored, so text is stored compressed one way for everyone. */
  readonly encoding?: Encoding;
  /** How long one request may take, in milliseconds; it is tried four times. */
  readonly limitMs?: number;
}

const usualLimitMs = 30_000;
const connectionMs = 10_000;

// The client is pinned to the last that runs on Node 20; its advice to move on is not for who releases.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

/** A folder of a bucket, with its client and its address. */
export interface S3Place {
  readonly client: S3Client;
  /** How the store is named, such as `s3://bucket/prefix`. */
  readonly name: string;
  /** Where keys are appended to. */
  readonly address: string;
  /** What stands before every key, with its slash. */
  readonly prefix: string;
}

/** Makes a client for a bucket's folder; nothing is asked of the service yet. */
export function connect({
  bucket,
  prefix = '',
  endpoint,
  region,
  limitMs = usualLimitMs,
}: S3Options): S3Place {
  const folder = prefix === '' ? '' : `${prefix}/`;
  const place = region ?? process.env.AWS_REGION ?? process.env.AWS_DEFAULT_REGION ?? 'us-east-1';
  // A certificate of AWS holds for one label before it: a bucket with a dot in its name is a path.
  const isPath = endpoint !== undefined || bucket.includes('.');
  const service = endpoint?.replace(/\/+$/, '') ?? `https://s3.${place}.amazonaws.com`;
  const origin = isPath ? `${service}/${bucket}` : service.replace('//', `//${bucket}.`);
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: isPath,
    region: place,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
    requestHandler: {
      connectionTimeout: Math.min(connectionMs, limitMs),
      requestTimeout: limitMs,
      socketTimeout: limitMs,
      throwOnRequestTimeout: true,
    },
  });
  return {
    client,
    name: `s3://${[bucket, prefix].filter(Boolean).join('/')}`,
    address: `${origin}/${folder}`,
    prefix: folder,
  };
}

const deletedAtOnce = 1000;

async function removeEach(
  client: S3Client,
  bucket: string,
  keys: readonly string[],
): Promise<void> {
  for (const Key of keys) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
}

async function removeAtOnce(
  client: S3Client,
  bucket: string,
  keys: readonly string[],
): Promise<void> {
  const command = new DeleteObjectsCommand({
    Bucket: bucket,
    Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true },
  });
  const [refusal] = await client.send(command).then(
    ({ Errors = [] }) => Errors,
    (error: unknown) => {
      if (statusOf(error) === 403) return [{ Code: 'AccessDenied', Message: '' }];
      throw error;
    },
  );
  // Who may delete a key may not always delete a list: Ceph asks for the right to all of the bucket.
  if (refusal?.Code === 'AccessDenied') await removeEach(client, bucket, keys);
  else if (refusal)
    throw Object.assign(new Error(refusal.Message), { name: refusal.Code ?? 'Error' });
}

/** Removes objects by their whole keys, many at once where the service lets one. */
export async function removeObjects(
  client: S3Client,
  bucket: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 1) return removeEach(client, bucket, keys);
  for (let from = 0; from < keys.length; from += deletedAtOnce)
    await removeAtOnce(client, bucket, keys.slice(from, from + deletedAtOnce));
}
