import type { AuditEntry } from '../../domain/audit';

/** A message about missing evidence, and the record that lacks the evidence. */
export interface MissingEvidence {
  readonly subject: AuditEntry['subject'];
  readonly text: string;
}

/** Data for finding missing evidence: the ids of all stored files and the current date. */
export interface MissingEvidenceInput {
  readonly fileIds: ReadonlySet<string>;
  readonly today: string;
}

interface NamedFile {
  readonly id: string;
  readonly name: string;
}

/** Returns one message per document without a stored file. Documents of the sample have no stored files. */
export const findMissingFiles = (
  files: readonly NamedFile[],
  { fileIds }: MissingEvidenceInput,
): string[] =>
  files.filter(({ id }) => !fileIds.has(id)).map(({ name }) => `No stored file for ${name}`);
