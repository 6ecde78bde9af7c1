import type { AuditEntry } from '../../domain/audit';

/** Something missing in a pack, with the record that lacks it. */
export interface Gap {
  readonly subject: AuditEntry['subject'];
  readonly text: string;
}

/** Facts that are not part of the record. */
export interface GapFacts {
  readonly fileIds: ReadonlySet<string>;
  /** Today in the user’s time zone, `YYYY-MM-DD`. */
  readonly today: string;
}

interface NamedFile {
  readonly id: string;
  readonly name: string;
}

/** The documents without a stored file, such as those of the sample. */
export const missingFileGaps = (files: readonly NamedFile[], { fileIds }: GapFacts): string[] =>
  files.filter(({ id }) => !fileIds.has(id)).map(({ name }) => `No file kept for ${name}`);
