import type { AuditEntry } from '../../domain/audit';

/** Something that a pack should hold and does not, at the record that lacks it. */
export interface Gap {
  readonly subject: AuditEntry['subject'];
  readonly text: string;
}

/** What is known beside a record. */
export interface GapFacts {
  /** The ids of the files that are kept. */
  readonly fileIds: ReadonlySet<string>;
  /** The reader's day, `YYYY-MM-DD`. */
  readonly today: string;
}

interface NamedFile {
  readonly id: string;
  readonly name: string;
}

/** The documents without a kept file, such as those of the sample. */
export const filesLacking = (files: readonly NamedFile[], { fileIds }: GapFacts): string[] =>
  files.filter(({ id }) => !fileIds.has(id)).map(({ name }) => `No file kept for ${name}`);
