import { S3Client } from '@aws-sdk/client-s3';
import type { Encoding } from './delivery';

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
