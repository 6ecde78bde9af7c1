import * as s3 from '@aws-sdk/client-s3';
import { CliError } from '../command-line/cli-error';
import {
  getCachePolicy,
  getContentType,
  decompressBrotli,
  isCompressible,
  compressBrotli,
} from './delivery';
import type { Store, StoredObject } from './store';

const statusOf = (error: unknown) =>
  error instanceof s3.S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;

/** A store in an S3 bucket. The AWS SDK provides the credentials, the region and the endpoint. */
export class S3Store implements Store {
  readonly name: string;
  readonly #bucket: string;
  readonly #prefix: string;
  // Services other than AWS often support only path-style bucket addresses.
  readonly #client = new s3.S3Client({ forcePathStyle: true });

  constructor(bucket: string, prefix = '') {
    this.name = `s3://${bucket}/${prefix}`;
    this.#bucket = bucket;
    this.#prefix = prefix === '' ? '' : `${prefix}/`;
  }

  putNew(key: string, body: Buffer): Promise<boolean> {
    return this.#put(key, body, { IfNoneMatch: '*' });
  }

  async get(key: string): Promise<StoredObject | undefined> {
    try {
      const command = new s3.GetObjectCommand(this.#at(key));
      const { Body, ContentEncoding, ETag = '' } = await this.#client.send(command);
      const body = Buffer.from((await Body?.transformToByteArray()) ?? []);
      return { body: ContentEncoding === 'br' ? await decompressBrotli(body) : body, tag: ETag };
    } catch (error) {
      if (error instanceof s3.NoSuchKey) return undefined;
      throw this.#explained(error);
    }
  }

  async swap(key: string, body: Buffer, tag: string | undefined): Promise<boolean> {
    if (tag === undefined) return this.putNew(key, body);
    if (await this.#put(key, body, { IfMatch: tag })) return true;
    // AWS expects the ETag in quotes and Ceph without quotes, so the write is repeated without quotes.
    if ((await this.get(key))?.tag !== tag) return false;
    return this.#put(key, body, { IfMatch: tag.replaceAll('"', '') });
  }

  async list(prefix: string): Promise<string[]> {
    const found: string[] = [];
    const listing = { Bucket: this.#bucket, Prefix: this.#prefix + prefix };
    try {
      for await (const { Contents } of s3.paginateListObjectsV2({ client: this.#client }, listing))
        for (const { Key = '' } of Contents ?? []) found.push(Key.slice(this.#prefix.length));
    } catch (error) {
      throw this.#explained(error);
    }
    return found.sort();
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  async #put(
    key: string,
    plain: Buffer,
    condition: Pick<s3.PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'>,
  ): Promise<boolean> {
    const isCompressed = isCompressible(key, plain);
    const command = new s3.PutObjectCommand({
      ...this.#at(key),
      ...condition,
      Body: isCompressed ? await compressBrotli(plain) : plain,
      ContentType: getContentType(key),
      CacheControl: getCachePolicy(key),
      ...(isCompressed && { ContentEncoding: 'br' }),
    });
    try {
      await this.#client.send(command);
      return true;
    } catch (error) {
      const status = statusOf(error);
      if (![409, 412, 500, 503].includes(status)) throw this.#explained(error);
      // The result is unknown if the response is lost, or if Ceph answers a conflicting write with status 500. In this
      // case, reading the key shows the result.
      const held = await this.get(key);
      if (condition.IfMatch !== undefined) return held?.body.equals(plain) === true;
      if (held) return false;
      throw this.#explained(error);
    }
  }

  #explained(error: unknown): unknown {
    if (!(error instanceof Error) || error instanceof CliError) return error;
    const { name, message } = error;
    const hint = 'Check the bucket and the AWS credentials, region and endpoint.';
    return new CliError(`${this.name} failed: ${name}, ${message}. ${hint}`, { cause: error });
  }
}
