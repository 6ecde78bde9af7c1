import type { AuditEntry } from 'shared-kernel/domain/audit';
import type { makeCheckpoint } from 'shared-kernel/evidence';

/** A signed statement of how far the log goes. */
export type Checkpoint = Awaited<ReturnType<typeof makeCheckpoint>>;

/** The ids of what an evidence file holds. */
export const evidenceParts = {
  about: 'about',
  statement: 'statement',
  entries: 'entries',
  csv: 'csv',
  checkpoint: 'checkpoint',
} as const;

/** What an evidence file says of itself. */
export const aboutText = (count: number, at: string): string =>
  `${count === 1 ? '1 entry' : `${count} entries`}, exported at ${at} (UTC). This page verifies itself and needs no connection.`;

/** A checkpoint as a person reads it. */
export const statementText = (checkpoint: Checkpoint | undefined): string =>
  JSON.stringify(checkpoint ?? null, undefined, 2);

/** What is read from an evidence file; of a line that is none, its number from 1. */
export interface EvidenceData {
  readonly entries: readonly AuditEntry[];
  readonly checkpoint: Checkpoint | undefined;
  readonly csv: string;
  readonly unreadable: readonly number[];
}

const textOf = (page: Document, id: string) => page.getElementById(id)?.textContent ?? '';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isEntry = (value: unknown): value is AuditEntry =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'subject' in value &&
  typeof value.subject === 'object';

const isCheckpoint = (value: unknown): value is Checkpoint =>
  typeof value === 'object' && value !== null && 'seq' in value && 'digest' in value;

/** Reads an evidence file that is shown as a page. */
export function readEvidence(page: Document): EvidenceData {
  const lines = textOf(page, evidenceParts.entries)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const values = lines.map(parsed);
  const checkpoint = parsed(textOf(page, evidenceParts.checkpoint));
  return {
    entries: values.filter(isEntry),
    checkpoint: isCheckpoint(checkpoint) ? checkpoint : undefined,
    csv: textOf(page, evidenceParts.csv),
    unreadable: values.flatMap((value, at) => (isEntry(value) ? [] : [at + 1])),
  };
}
