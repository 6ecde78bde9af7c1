import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sha256 } from '../command-line/sha256';
import { isCompressible, compressBrotli, compressGzip } from './delivery';
import type { Store, StoredObject } from './store';

/** Returns an error handler that returns `instead` for the given file error codes and rethrows other errors. */
const when =
  <T>(codes: readonly string[], instead: T) =>
  (error: unknown): T => {
    const { code = '' } = error as Partial<NodeJS.ErrnoException>;
    if (codes.includes(code)) return instead;
    throw error;
  };
const missing = ['ENOENT', 'ENOTDIR'];

const modified = (path: string) => fs.stat(path).then(({ mtimeMs }) => mtimeMs, when(missing, 0));

/** Age in milliseconds at which a lock counts as abandoned, for example after its process was killed. */
const abandonedMs = 10_000;

async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const lock = `${path}.lock`;
  const take = () => fs.mkdir(lock).then(() => true, when(['EEXIST', 'EPERM'], false));
  while (!(await take())) {
    const began = await modified(lock);
    if (began > 0 && Date.now() - began > abandonedMs) await fs.rm(lock, { recursive: true });
    else await pause(10 + Math.random() * 20);
  }
  try {
    return await work();
  } finally {
    await fs.rm(lock, { recursive: true, force: true });
  }
}

/** A release store in a local folder. `npm start` and self-hosted web servers use it. */
export class DirectoryStore implements Store {
  readonly #precompressed: boolean;

  constructor(
    readonly name: string,
    { precompressed = false }: { readonly precompressed?: boolean } = {},
  ) {
    this.#precompressed = precompressed;
  }

  pathOf(key: string): string {
    const path = join(this.name, normalize(key));
    if (path.startsWith(join(this.name, sep))) return path;
    throw new Error(`Key outside the store: ${key}`);
  }

  async putNew(key: string, body: Buffer): Promise<boolean> {
    const path = this.pathOf(key);
    if (await modified(path)) return false;
    if (this.#precompressed && isCompressible(key, body)) {
      await fs.rename(await this.#writeBeside(path, await compressBrotli(body)), `${path}.br`);
      await fs.rename(await this.#writeBeside(path, await compressGzip(body)), `${path}.gz`);
    }
    // If several writers run at the same time, only one of them creates the file. Readers see it only when it is
    // complete.
    const written = await this.#writeBeside(path, body);
    const isMade = await fs.link(written, path).then(() => true, when(['EEXIST'], false));
    await fs.rm(written);
    return isMade;
  }

  async get(key: string): Promise<StoredObject | undefined> {
    const body = await fs.readFile(this.pathOf(key)).catch(when(missing, undefined));
    return body && { body, tag: sha256(body) };
  }

  async swap(key: string, body: Buffer, tag: string | undefined): Promise<boolean> {
    const path = this.pathOf(key);
    await fs.mkdir(dirname(path), { recursive: true });
    return withLock(path, async () => {
      if ((await this.get(key))?.tag !== tag) return false;
      const written = await this.#writeBeside(path, body);
      // The new modification time is at least one second later, because web servers derive the ETag from it.
      const second = Math.floor((await modified(path)) / 1000) + 1;
      await fs.utimes(written, new Date(), Math.max(Date.now() / 1000, second));
      await fs.rename(written, path);
      return true;
    });
  }

  async list(prefix: string): Promise<string[]> {
    const options = { recursive: true, withFileTypes: true } as const;
    const folder = dirname(this.pathOf(`${prefix}x`));
    const found = await fs.readdir(folder, options).catch(when(missing, []));
    return found
      .filter((entry) => entry.isFile() && !/\.(part|br|gz)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(join(this.name, sep).length))
      .map((path) => path.split(sep).join('/'))
      .filter((key) => key.startsWith(prefix) && !/(^|\/)\./.test(key))
      .sort();
  }

  async #writeBeside(path: string, body: Buffer): Promise<string> {
    await fs.mkdir(dirname(path), { recursive: true });
    const written = `${path}.${randomUUID()}.part`;
    await fs.writeFile(written, body);
    return written;
  }
}
