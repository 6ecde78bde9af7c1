import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, normalize, sep } from 'node:path';
import { compress, isCompressible } from './delivery';
import type { Store, StoredEntry, StoredObject } from './store';

const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('hex');

const hasCode = (error: unknown, ...codes: readonly string[]) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  codes.includes(String(error.code));

const versionsKept = 100;
const isOwn = (name: string) => !name.startsWith('.') && !/\.(part|br|gz)$/.test(name);

interface PointerState {
  /** How often the pointer was swapped. */
  readonly version: number;
  readonly published: Buffer | undefined;
}

interface DirectoryStoreOptions {
  /** Whether text lies beside itself as `.br` and `.gz`, as a web server serves it. */
  readonly precompressed?: boolean;
}

/**
 * A store in a folder: what `npm start` uses and what a web server of one's own serves.
 *
 * A pointer is swapped without a lock that somebody could leave behind: the next version is created
 * under its number, which one writer alone can do, and then published by rename. Who finds a version
 * that was not published, because its writer was killed, publishes it.
 */
export class DirectoryStore implements Store {
  readonly #precompressed: boolean;

  constructor(
    readonly root: string,
    { precompressed = false }: DirectoryStoreOptions = {},
  ) {
    this.#precompressed = precompressed;
  }

  get name(): string {
    return this.root;
  }

  pathOf(key: string): string {
    const path = join(this.root, normalize(key));
    if (!path.startsWith(join(this.root, sep))) throw new Error(`Key outside the store: ${key}`);
    return path;
  }

  async putNew(key: string, body: Buffer): Promise<boolean> {
    const path = this.pathOf(key);
    if (await this.has(key)) return false;
    if (this.#precompressed && isCompressible(key, body)) {
      await this.#replace(`${path}.br`, await compress(body, 'br'));
      await this.#replace(`${path}.gz`, await compress(body, 'gzip'));
    }
    return this.#create(path, body);
  }

  async get(key: string): Promise<StoredObject | undefined> {
    const path = this.pathOf(key);
    const { version, published } = await this.#settledState(path);
    if (published === undefined) return undefined;
    return { body: published, tag: `${version}:${sha256(published)}` };
  }

  async has(key: string): Promise<boolean> {
    return stat(this.pathOf(key)).then(
      (found) => found.isFile(),
      () => false,
    );
  }

  async sha256Of(key: string): Promise<string | undefined> {
    const body = await this.#read(this.pathOf(key));
    return body && sha256(body);
  }

  async swap(key: string, body: Buffer, tag: string | undefined): Promise<boolean> {
    const path = this.pathOf(key);
    const { version, published } = await this.#settledState(path);
    const standing = published && `${version}:${sha256(published)}`;
    if (standing !== tag) return false;
    if (!(await this.#create(this.#versionPath(path, version + 1), body))) return false;
    await this.#settledState(path, version + 1);
    const outdated = this.#versionPath(path, version + 1 - versionsKept);
    if (version >= versionsKept) await rm(outdated, { force: true });
    return true;
  }

  async list(prefix: string): Promise<StoredEntry[]> {
    const folder = dirname(this.pathOf(`${prefix}x`));
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      (error: unknown) => {
        if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
        throw error;
      },
    );
    const keys = found
      .filter((entry) => entry.isFile() && isOwn(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(join(this.root, sep).length))
      .map((path) => path.split(sep).join('/'))
      .filter(
        (key) => key.startsWith(prefix) && !key.split('/').some((part) => part.startsWith('.')),
      )
      .sort();
    return Promise.all(
      keys.map(async (key) => ({ key, modified: (await stat(this.pathOf(key))).mtime })),
    );
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const path = this.pathOf(key);
      for (const file of [path, `${path}.br`, `${path}.gz`]) await rm(file, { force: true });
      await rm(this.#versionsFolder(path), { recursive: true, force: true });
    }
  }

  #versionsFolder(path: string): string {
    return join(dirname(path), `.${basename(path)}.versions`);
  }

  #versionPath(path: string, version: number): string {
    return join(this.#versionsFolder(path), String(version));
  }

  async #read(path: string): Promise<Buffer | undefined> {
    return readFile(path).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
      throw error;
    });
  }

  async #writeBeside(path: string, body: Buffer): Promise<string> {
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${randomUUID()}.part`;
    await writeFile(temporary, body);
    return temporary;
  }

  async #replace(path: string, body: Buffer): Promise<void> {
    await rename(await this.#writeBeside(path, body), path);
  }

  /** A file appears whole or not at all, and one writer alone can make it appear. */
  async #create(path: string, body: Buffer): Promise<boolean> {
    const temporary = await this.#writeBeside(path, body);
    try {
      await link(temporary, path);
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async #state(path: string): Promise<PointerState> {
    const names = await readdir(this.#versionsFolder(path)).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
      throw error;
    });
    const version = Math.max(0, ...names.filter((name) => /^\d+$/.test(name)).map(Number));
    return { version, published: await this.#read(path) };
  }

  /** The pointer's state once every version that was created is published. */
  async #settledState(path: string, own?: number): Promise<PointerState> {
    const state = await this.#state(path);
    const { version, published } = state;
    if (version === 0) return state;
    const newest = await this.#read(this.#versionPath(path, version));
    if (newest === undefined || published?.equals(newest) === true) return state;
    // A file that is no version of this pointer was put there by hand: it is shown as it is.
    if (version !== own && !(await this.#isOlderVersion(path, state))) return state;
    await this.#replace(path, newest);
    return this.#settledState(path, own);
  }

  async #isOlderVersion(path: string, { version, published }: PointerState): Promise<boolean> {
    if (published === undefined) return version === 1;
    for (let older = version - 1; older > Math.max(0, version - versionsKept); older -= 1) {
      const body = await this.#read(this.#versionPath(path, older));
      if (body?.equals(published) === true) return true;
    }
    return false;
  }
}
