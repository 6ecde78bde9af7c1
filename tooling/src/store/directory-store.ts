import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { sha256 } from '../base/sha256';
import { compress, decompress, isCompressible } from './delivery';
import type { Store, StoredEntry, StoredObject } from './store';
import {
  tagOf,
  VersionedPointer,
  versionsFolder,
  whenMissing,
  WholeFiles,
} from './versioned-files';

/** Endings of the forms that lie beside text, and how each is compressed. */
const forms = [
  ['br', 'br'],
  ['gz', 'gzip'],
] as const;

const isOwn = (name: string) => !name.startsWith('.') && !/\.(part|br|gz)$/.test(name);

interface DirectoryStoreOptions {
  /** Whether text lies beside itself as `.br` and `.gz`, as a web server serves it. */
  readonly precompressed?: boolean;
  /** Whether what was written outlives a loss of power. */
  readonly durable?: boolean;
}

/** A store in a folder: what `npm start` uses and what a web server of one's own serves. */
export class DirectoryStore implements Store {
  readonly #precompressed: boolean;
  readonly #files: WholeFiles;

  constructor(
    readonly root: string,
    { precompressed = false, durable = false }: DirectoryStoreOptions = {},
  ) {
    this.#precompressed = precompressed;
    this.#files = new WholeFiles(durable);
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
      for (const [ending, encoding] of forms)
        await this.#files.replace(`${path}.${ending}`, await compress(body, encoding));
    }
    return this.#files.create(path, body);
  }

  async get(key: string): Promise<StoredObject | undefined> {
    const path = this.pathOf(key);
    const state = await new VersionedPointer(this.#files, path).settled();
    const tag = tagOf(state);
    if (state.published === undefined || tag === undefined) return undefined;
    return { body: state.published, tag };
  }

  async has(key: string): Promise<boolean> {
    return stat(this.pathOf(key)).then((found) => found.isFile(), whenMissing(false));
  }

  async sha256Of(key: string): Promise<string | undefined> {
    const body = await this.#files.read(this.pathOf(key));
    return body && sha256(body);
  }

  async spoiltForms(key: string, body: Buffer): Promise<readonly string[]> {
    const spoilt: string[] = [];
    for (const [ending, encoding] of forms) {
      const form = await this.#files.read(`${this.pathOf(key)}.${ending}`);
      const plain = form && (await decompress(form, encoding).catch(() => undefined));
      if (form && plain?.equals(body) !== true) spoilt.push(`${key}.${ending}`);
    }
    return spoilt;
  }

  async renewForms(key: string, body: Buffer): Promise<void> {
    const spoilt = await this.spoiltForms(key, body);
    for (const [ending, encoding] of forms)
      if (spoilt.includes(`${key}.${ending}`))
        await this.#files.replace(`${this.pathOf(key)}.${ending}`, await compress(body, encoding));
  }

  async swap(key: string, body: Buffer, tag: string | undefined): Promise<boolean> {
    return new VersionedPointer(this.#files, this.pathOf(key)).swap(body, tag);
  }

  async list(prefix: string): Promise<StoredEntry[]> {
    const folder = dirname(this.pathOf(`${prefix}x`));
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      whenMissing([]),
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

  async folders(prefix: string): Promise<string[]> {
    const found = await readdir(this.pathOf(prefix), { withFileTypes: true }).catch(
      whenMissing([]),
    );
    return found
      .filter((entry) => entry.isDirectory() && isOwn(entry.name))
      .map(({ name }) => name)
      .sort();
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const path = this.pathOf(key);
      for (const file of [path, `${path}.br`, `${path}.gz`]) await rm(file, { force: true });
      await rm(versionsFolder(path), { recursive: true, force: true });
    }
  }
}
