import type { AuditEntry } from '../../domain/audit';

/** Something that is missing in an evidence pack, and the record concerned. */
export interface MissingEvidence {
  readonly subject: AuditEntry['subject'];
  readonly text: string;
}

/** Facts for finding what is missing in a record. */
export interface EvidenceFacts {
  readonly fileIds: ReadonlySet<string>;
  readonly today: string;
}

interface NamedFile {
  readonly id: string;
  readonly name: string;
}

/** Lists the documents without a stored file, one gap per document. The documents of the sample have no files. */
export const findMissingFiles = (
  files: readonly NamedFile[],
  { fileIds }: EvidenceFacts,
): string[] =>
  files.filter(({ id }) => !fileIds.has(id)).map(({ name }) => `No stored file for ${name}`);
