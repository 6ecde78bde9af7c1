import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sha256 } from '../base/sha256';

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

const versionsKept = 100;

interface PointerState {
  /** How often the pointer was swapped. */
  readonly version: number;
  readonly published: Buffer | undefined;
}

/** What names a state of a pointer, which a swap must still find. */
export const tagOf = ({ version, published }: PointerState): string | undefined =>
  published && `${version}:${sha256(published)}`;

/** Where the versions of a pointer lie. */
export const versionsFolder = (path: string): string =>
  join(dirname(path), `.${basename(path)}.versions`);

const versionPath = (path: string, version: number): string =>
  join(versionsFolder(path), String(version));

/**
 * A file that is swapped without a lock that a process could leave behind: the next version is created
 * under its number, which one writer alone can do, and then published by rename. Who finds a version
 * that was not published, because its writer was killed, publishes it.
 */
export class VersionedPointer {
  readonly #files: WholeFiles;
  readonly #path: string;

  constructor(files: WholeFiles, path: string) {
    this.#files = files;
    this.#path = path;
  }

  /** Takes the place of the version that a tag names; `false` where another one stands. */
  async swap(body: Buffer, tag: string | undefined): Promise<boolean> {
    const state = await this.settled();
    if (tagOf(state) !== tag) return false;
    const next = state.version + 1;
    const created = versionPath(this.#path, next);
    const modified = await this.#nextModified(state.version);
    if (!(await this.#files.create(created, body, modified))) return false;
    await this.settled(next);
    const outdated = versionPath(this.#path, next - versionsKept);
    if (state.version >= versionsKept) await rm(outdated, { force: true });
    return true;
  }

  /** The pointer's state once every version that was created is published. */
  async settled(own?: number): Promise<PointerState> {
    const state = await this.#state();
    const { version, published } = state;
    if (version === 0) return state;
    const created = versionPath(this.#path, version);
    const newest = await this.#files.read(created);
    if (newest === undefined || published?.equals(newest) === true) return state;
    // A file that is no version of this pointer was put there by hand: it is shown as it is.
    if (version !== own && !(await this.#isOlderVersion(state))) return state;
    await this.#files.replace(this.#path, newest, await this.#files.modified(created));
    return this.settled(own);
  }

  /** In a later second than every version before: web servers name a state by the second and its length. */
  async #nextModified(version: number): Promise<Date> {
    const before = [this.#path, versionPath(this.#path, version)];
    const times = await Promise.all(before.map((path) => this.#files.modified(path)));
    const last = Math.max(...times.map((time) => time?.getTime() ?? 0));
    return new Date(Math.max(Date.now(), (Math.floor(last / 1000) + 1) * 1000));
  }

  async #state(): Promise<PointerState> {
    const names = await readdir(versionsFolder(this.#path)).catch(whenMissing([]));
    const version = Math.max(0, ...names.filter((name) => /^\d+$/.test(name)).map(Number));
    return { version, published: await this.#files.read(this.#path) };
  }

  async #isOlderVersion({ version, published }: PointerState): Promise<boolean> {
    if (published === undefined) return version === 1;
    for (let older = version - 1; older > Math.max(0, version - versionsKept); older -= 1) {
      const body = await this.#files.read(versionPath(this.#path, older));
      if (body?.equals(published) === true) return true;
    }
    return false;
  }
}
