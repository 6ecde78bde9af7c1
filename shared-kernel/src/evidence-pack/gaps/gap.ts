import type { AuditEntry } from '../../domain/audit';

/** Something that is missing in a pack, and the record in which it is missing. */
export interface Gap {
  readonly subject: AuditEntry['subject'];
  readonly text: string;
}

/** Facts that a gap check needs besides the record. */
export interface GapFacts {
  readonly fileIds: ReadonlySet<string>;
  readonly today: string;
}

interface NamedFile {
  readonly id: string;
  readonly name: string;
}

/** A gap for each document without a stored file, such as the documents of the sample. */
export const missingFileGaps = (files: readonly NamedFile[], { fileIds }: GapFacts): string[] =>
  files.filter(({ id }) => !fileIds.has(id)).map(({ name }) => `No file kept for ${name}`);
