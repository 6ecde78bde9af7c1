import { truncateText, formatNumber } from '../../format';
import { getRecordTypeLabel } from '../../domain/record/record-type-label';
import { isKernelCollection, type CollectionName } from '../database/collections';

const maxName = 60;

const nameOf = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, portal } = value as { readonly id?: unknown; readonly portal?: unknown };
  const name = [id, portal].find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof name === 'string' ? truncateText(name.replace(/\p{C}/gu, ''), maxName) : undefined;
};

/** Returns the label of a record for messages about a file: its kind, its number (starting at 1) and its id. */
export function formatRecordLabel(name: CollectionName, index: number, value: unknown): string {
  const id = nameOf(value);
  const noun = isKernelCollection(name) ? getRecordTypeLabel(name) : 'Record';
  return `${noun} ${formatNumber(index + 1)}${id === undefined ? '' : ` (${id})`}`;
}

/** Formats a dotted path for users: `documents.0.uploadDate` becomes `documents 1, upload date`. */
export const formatFieldLabel = (path: string): string =>
  path
    .replace(/\.(\d+)/g, (_, at: string) => ` ${Number(at) + 1}`)
    .replaceAll('.', ', ')
    .replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
