import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sha256 } from '../base/sha256';
import { whenMissing, type WholeFiles } from './whole-files';

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
