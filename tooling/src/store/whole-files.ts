import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const hasCode = (error: unknown, ...codes: readonly string[]) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  codes.includes(String(error.code));

/** Replaces the failure for a missing file or folder by a value; any other failure stays one. */
export const whenMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return instead;
    throw error;
  };

/** Files that appear whole or not at all. */
export class WholeFiles {
  readonly #durable: boolean;

  /** `durable`: what was written outlives a loss of power. */
  constructor(durable: boolean) {
    this.#durable = durable;
  }

  async read(path: string): Promise<Buffer | undefined> {
    return readFile(path).catch(whenMissing(undefined));
  }

  async modified(path: string): Promise<Date | undefined> {
    return stat(path).then(({ mtime }) => mtime, whenMissing(undefined));
  }

  async #writeBeside(path: string, body: Buffer, modified?: Date): Promise<string> {
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${randomUUID()}.part`;
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(body);
      if (modified) await file.utimes(modified, modified);
      if (this.#durable) await file.sync();
    } finally {
      await file.close();
    }
    return temporary;
  }

  async replace(path: string, body: Buffer, modified?: Date): Promise<void> {
    await rename(await this.#writeBeside(path, body, modified), path);
    await this.#settle(path);
  }

  /** A name outlives a loss of power only once its folder is written too. */
  async #settle(path: string): Promise<void> {
    if (!this.#durable) return;
    const folder = await open(dirname(path), 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  /** One writer alone can make a file appear. */
  async create(path: string, body: Buffer, modified?: Date): Promise<boolean> {
    const temporary = await this.#writeBeside(path, body, modified);
    try {
      await link(temporary, path);
      await this.#settle(path);
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    } finally {
      await rm(temporary, { force: true });
    }
  }
}
