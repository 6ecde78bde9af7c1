import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type HeadObjectCommandOutput,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import {
  cachePolicyOf,
  compress,
  contentTypeOf,
  decompress,
  isCompressible,
  type Encoding,
} from './delivery';
import { asSentence, statusOf } from './s3-errors';
import type { Store, StoredEntry, StoredObject } from './store';

export interface S3Options {
  readonly bucket: string;
  /** Folder inside the bucket, without slashes at its ends; empty for the bucket's root. */
  readonly prefix?: string;
  /** Address of the service where it is not AWS. */
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
  /** A bucket hands out what was stored, so text is stored compressed one way for everyone. */
  readonly encoding?: Encoding;
}

const digestOf = (algorithm: 'md5' | 'sha256', body: Buffer) => createHash(algorithm).update(body);

// The client is pinned to the last that runs on Node 20; its advice to move on is not for who releases.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const deletedAtOnce = 1000;
const conflictingPuts = 4;

/** A store in a bucket of S3 or of anything that speaks its protocol with conditional writes. */
export class S3Store implements Store {
  readonly name: string;
  readonly address: string;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #endpoint: string;
  readonly #encoding: Encoding;
  // Ceph compares the condition with the bare tag, AWS takes the quoted one; the probe finds out.
  #bareTags = false;

  constructor({ bucket, prefix = '', endpoint, region, encoding = 'br' }: S3Options) {
    this.#bucket = bucket;
    this.#prefix = prefix === '' ? '' : `${prefix}/`;
    this.#endpoint = endpoint ?? 'AWS';
    this.#encoding = encoding;
    this.name = `s3://${[bucket, prefix].filter(Boolean).join('/')}`;
    const place = region ?? process.env.AWS_REGION ?? process.env.AWS_DEFAULT_REGION ?? 'us-east-1';
    const origin =
      endpoint === undefined
        ? `https://${bucket}.s3.${place}.amazonaws.com`
        : `${endpoint.replace(/\/+$/, '')}/${bucket}`;
    this.address = `${origin}/${this.#prefix}`;
    this.#client = new S3Client({
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      region: place,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 4,
    });
  }

  nextTagForm(): boolean {
    if (this.#bareTags) return false;
    this.#bareTags = true;
    return true;
  }

  async putNew(key: string, body: Buffer): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#put(key, body, { IfNoneMatch: '*' });
        return true;
      } catch (error) {
        const status = statusOf(error);
        if (status === 412) return false;
        // Another writer was at it in the same instant, and may have failed: only a look tells.
        if (status !== 409 || attempt === conflictingPuts) throw this.#explained(error);
        if (await this.has(key)) return false;
      }
    }
  }

  async get(key: string): Promise<StoredObject | undefined> {
    try {
      const { Body, ContentEncoding, ETag } = await this.#client.send(
        new GetObjectCommand(this.#at(key)),
      );
      if (!Body || ETag === undefined) return undefined;
      const body = Buffer.from(await Body.transformToByteArray());
      return { body: await decompress(body, ContentEncoding), tag: ETag };
    } catch (error) {
      if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return undefined;
      throw this.#explained(error);
    }
  }

  async has(key: string): Promise<boolean> {
    return (await this.#head(key)) !== undefined;
  }

  async sha256Of(key: string): Promise<string | undefined> {
    const head = await this.#head(key);
    if (head === undefined) return undefined;
    const recorded = head.Metadata?.sha256;
    if (recorded !== undefined) return recorded;
    const held = await this.get(key);
    return held && digestOf('sha256', held.body).digest('hex');
  }

  async swap(key: string, body: Buffer, tag: string | undefined): Promise<boolean> {
    const condition =
      tag === undefined
        ? { IfNoneMatch: '*' }
        : { IfMatch: this.#bareTags ? tag.replaceAll('"', '') : tag };
    try {
      await this.#put(key, body, condition);
      return true;
    } catch (error) {
      const status = statusOf(error) ?? 0;
      if (![404, 409, 412].includes(status) && status < 500) throw this.#explained(error);
      if ((error as Error).name === 'NoSuchBucket' || status === 501) throw this.#explained(error);
      // The answer to a swap that was won may have been lost, and losers may be told 500: look.
      const held = await this.get(key);
      if (held?.body.equals(body) === true) return true;
      if (status >= 500 && held?.tag === tag) throw this.#explained(error);
      return false;
    }
  }

  async list(prefix: string): Promise<StoredEntry[]> {
    const found: StoredEntry[] = [];
    let token: string | undefined;
    try {
      do {
        const page = await this.#client.send(
          new ListObjectsV2Command({
            Bucket: this.#bucket,
            Prefix: this.#prefix + prefix,
            ContinuationToken: token,
          }),
        );
        for (const { Key = '', LastModified = new Date(0) } of page.Contents ?? [])
          found.push({ key: Key.slice(this.#prefix.length), modified: LastModified });
        token = page.NextContinuationToken;
      } while (token !== undefined);
    } catch (error) {
      throw this.#explained(error);
    }
    return found.sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  async remove(keys: readonly string[]): Promise<void> {
    const [only, ...more] = keys;
    // Who may delete a key may not always delete a list.
    if (only !== undefined && more.length === 0) {
      await this.#client.send(new DeleteObjectCommand(this.#at(only))).catch((error: unknown) => {
        throw this.#explained(error);
      });
      return;
    }
    for (let from = 0; from < keys.length; from += deletedAtOnce) {
      const objects = keys.slice(from, from + deletedAtOnce);
      const command = new DeleteObjectsCommand({
        Bucket: this.#bucket,
        Delete: { Objects: objects.map((key) => ({ Key: this.#prefix + key })), Quiet: true },
      });
      const { Errors: [refusal] = [] } = await this.#client
        .send(command)
        .catch((error: unknown) => {
          throw this.#explained(error);
        });
      if (refusal) throw this.#explained({ name: refusal.Code, message: refusal.Message });
    }
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  async #head(key: string): Promise<HeadObjectCommandOutput | undefined> {
    try {
      return await this.#client.send(new HeadObjectCommand(this.#at(key)));
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw this.#explained(error);
    }
  }

  async #put(
    key: string,
    plain: Buffer,
    condition: Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'>,
  ): Promise<void> {
    const encoding = isCompressible(key, plain) ? this.#encoding : 'none';
    const body = encoding === 'none' ? plain : await compress(plain, encoding);
    await this.#client.send(
      new PutObjectCommand({
        ...this.#at(key),
        ...condition,
        Body: body,
        ContentLength: body.length,
        ContentMD5: digestOf('md5', body).digest('base64'),
        ContentType: contentTypeOf(key),
        CacheControl: cachePolicyOf(key),
        ...(encoding === 'none' ? {} : { ContentEncoding: encoding }),
        Metadata: { sha256: digestOf('sha256', plain).digest('hex') },
      }),
    );
  }

  #explained(error: unknown): unknown {
    return asSentence(error, { store: this.name, bucket: this.#bucket, endpoint: this.#endpoint });
  }
}
