import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
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
import { inParallel } from '../base/in-parallel';
import { sha256 } from '../base/sha256';
import { connect, type S3Options } from './s3-client';
import { asSentence, nameOf, statusOf } from './s3-errors';
import type { Store, StoredEntry, StoredObject } from './store';

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

  constructor(options: S3Options) {
    const { client, name, address, prefix } = connect(options);
    this.#client = client;
    this.#bucket = options.bucket;
    this.#prefix = prefix;
    this.#endpoint = options.endpoint ?? 'AWS';
    this.#encoding = options.encoding ?? 'br';
    this.name = name;
    this.address = address;
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
      if (statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket') return undefined;
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
    return held && sha256(held.body);
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
      if (nameOf(error) === 'NoSuchBucket' || status === 501) throw this.#explained(error);
      // The answer to a swap that was won may have been lost, and losers may be told 500: look.
      const held = await this.get(key);
      if (held?.body.equals(body) === true) return true;
      if (status >= 500 && held?.tag === tag) throw this.#explained(error);
      return false;
    }
  }

  async list(prefix: string): Promise<StoredEntry[]> {
    const found: StoredEntry[] = [];
    for await (const { Contents = [] } of this.#pages(this.#prefix + prefix))
      for (const { Key = '', LastModified = new Date(0) } of Contents)
        found.push({ key: Key.slice(this.#prefix.length), modified: LastModified });
    return found.sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  async folders(prefix: string): Promise<string[]> {
    const found: string[] = [];
    const start = this.#prefix + prefix;
    for await (const { CommonPrefixes = [] } of this.#pages(start, '/'))
      for (const { Prefix = '' } of CommonPrefixes) found.push(Prefix.slice(start.length, -1));
    return found.sort();
  }

  async remove(keys: readonly string[]): Promise<void> {
    // One request for each: who may delete keys may not always delete a list of them (Ceph).
    const remove = (key: string) => this.#client.send(new DeleteObjectCommand(this.#at(key)));
    try {
      await inParallel(keys, remove);
    } catch (error) {
      throw this.#explained(error);
    }
  }

  async *#pages(Prefix: string, Delimiter?: string) {
    try {
      const listing = { Bucket: this.#bucket, Prefix, Delimiter };
      yield* paginateListObjectsV2({ client: this.#client }, listing);
    } catch (error) {
      throw this.#explained(error);
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
        ContentMD5: createHash('md5').update(body).digest('base64'),
        ContentType: contentTypeOf(key),
        CacheControl: cachePolicyOf(key),
        ...(encoding === 'none' ? {} : { ContentEncoding: encoding }),
        Metadata: { sha256: sha256(plain) },
      }),
    );
  }

  #explained(error: unknown): unknown {
    return asSentence(error, { store: this.name, bucket: this.#bucket, endpoint: this.#endpoint });
  }
}
