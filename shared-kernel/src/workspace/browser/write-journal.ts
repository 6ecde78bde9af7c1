import * as v from 'valibot';
import { newEntryId } from '../store/audit-log';
import { collectionNames, specOf, type CollectionName } from '../store/collections';
import { migrateRecord, migrations, type Migration } from '../store/migrations';
import { issuesOf } from '../commands/parse-input';
import type { Change } from '../store/source';
import { recordFromJson, recordToJson } from '../files/record-json';

const fields = v.record(v.string(), v.unknown());

const noteSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  epoch: v.optional(v.number(), 0),
  changes: v.array(
    v.object({
      collection: v.picklist(collectionNames),
      key: v.string(),
      base: v.optional(v.object({ record: fields, revision: v.number() })),
      next: v.optional(fields),
    }),
  ),
});

type Note = v.InferOutput<typeof noteSchema>;

/** A write that a page was left with: what it changes, or why that cannot be read. */
export type LeftWrite = { readonly id: string; readonly text: string } & (
  | { readonly ok: true; readonly changes: readonly Change[]; readonly epoch: number }
  | { readonly ok: false; readonly reasons: readonly string[] }
);

export interface JournalOptions {
  /** The database that the writes are for. */
  readonly database: string;
  readonly steps?: readonly Migration[] | undefined;
}

function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

interface Pending {
  readonly changes: readonly Change[];
  readonly epoch: number;
}

/**
 * The writes that are shown and not yet kept. A page that is left meanwhile notes them where the next
 * page finds them; where they do not fit, the browser asks before it leaves.
 */
export class WriteJournal {
  private readonly pending = new Map<string, Pending>();
  private readonly prefix: string;
  private readonly steps: readonly Migration[];

  constructor({ database, steps = migrations }: JournalOptions) {
    this.prefix = `tf_unsaved:${database}:`;
    this.steps = steps;
  }

  /** Does a write that was begun in an epoch, during which leaving the page does not lose it. */
  async during<T>(changes: readonly Change[], epoch: number, write: () => Promise<T>): Promise<T> {
    const id = newEntryId(new Date());
    if (this.pending.size === 0) this.watch();
    this.pending.set(id, { changes, epoch });
    try {
      return await write();
    } finally {
      this.pending.delete(id);
      this.forget(id);
      if (this.pending.size === 0) this.unwatch();
    }
  }

  /** What pages that were left had under way. */
  left(): LeftWrite[] {
    const kept = storage();
    return Object.keys(kept ?? {})
      .filter((key) => this.isNote(key))
      .map((key) => this.read(key.slice(this.prefix.length), kept?.getItem(key) ?? ''));
  }

  forget(id: string): void {
    storage()?.removeItem(this.prefix + id);
  }

  /** Whether what another page has put into storage is a write that it was left with. */
  isNote(key: string | null): boolean {
    return (
      key?.startsWith(this.prefix) === true && !this.pending.has(key.slice(this.prefix.length))
    );
  }

  close(): void {
    this.pending.clear();
    this.unwatch();
  }

  private read(id: string, text: string): LeftWrite {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), noteSchema), text);
    if (!parsed.success) return { id, ok: false, text, reasons: messages(parsed.issues) };
    const { version, epoch, changes } = parsed.output;
    const today = changes.map((change) => this.migrated(change, version));
    const reasons = today.flatMap(({ collection, next }) => {
      const valid = next && v.safeParse(specOf(collection).schema, next);
      return valid?.success === false ? messages(valid.issues) : [];
    });
    if (reasons.length > 0) return { id, ok: false, text, reasons };
    return { id, text, ok: true, changes: today, epoch };
  }

  private migrated({ collection, key, base, next }: Note['changes'][number], version: number) {
    const today = (record: object) =>
      migrateRecord(collection, recordFromJson(collection, record), version, this.steps) as object;
    return {
      collection: collection satisfies CollectionName,
      key,
      base: base && { record: today(base.record), revision: base.revision },
      next: next && today(next),
    };
  }

  /** Notes what is under way; `false` where it does not fit. */
  private note(): boolean {
    try {
      const kept = window.localStorage;
      for (const [id, { changes, epoch }] of this.pending) {
        const json = changes.map(({ base, next, ...place }) => ({
          ...place,
          base: base && { ...base, record: recordToJson(base.record) },
          next: next && recordToJson(next),
        }));
        const note = { version: this.steps.length + 1, epoch, changes: json };
        kept.setItem(this.prefix + id, JSON.stringify(note));
      }
      return true;
    } catch {
      return false;
    }
  }

  private readonly onLeaving = (event: BeforeUnloadEvent) => {
    if (!this.note()) event.preventDefault();
  };

  // The only one of the two that a phone's browser tells.
  private readonly onLeft = () => void this.note();

  private watch() {
    window.addEventListener('beforeunload', this.onLeaving);
    window.addEventListener('pagehide', this.onLeft);
  }

  private unwatch() {
    window.removeEventListener('beforeunload', this.onLeaving);
    window.removeEventListener('pagehide', this.onLeft);
  }
}

const messages = (issues: Parameters<typeof issuesOf>[0]): string[] =>
  issuesOf(issues).map(({ field, message }) => `${field}: ${message}`);
