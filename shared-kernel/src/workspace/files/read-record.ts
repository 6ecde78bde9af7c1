import { truncateText } from '../../format';
import { CommandError } from '../commands/command-error';
import {
  validateRecord,
  type RecordValidationResult,
  type CommandIssue,
} from '../database/validate-record';
import { getStoredCollectionSpec, type CollectionName } from '../database/collections';
import { findImportIssues } from './find-import-issues';
import { fileLimits } from './file-limits';
import { parseRecordJson } from '../database/record-json';
import { formatFieldLabel, formatRecordLabel } from './record-label';

const tooDeep = `The record is nested deeper than ${fileLimits.maxLevels} levels.`;

/** A JSON reviver that removes `__proto__`, because copying this field would change the prototype of a record. */
const removeProto = (name: string, value: unknown) => (name === '__proto__' ? undefined : value);

/** Parses JSON. Throws a `CommandError` if the text is invalid, or if it is nested too deeply for the browser. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, text.includes('__proto__') ? removeProto : undefined);
  } catch (cause) {
    const isJson = !(cause instanceof Error) || cause.name !== 'SyntaxError';
    throw new CommandError('invalid', isJson ? tooDeep : 'The file is not JSON.', { cause });
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}

const asSentence = (message: string) => (/[.!?…]$/.test(message) ? message : `${message}.`);

/**
 * Returns a validated record from a file, or its validation issues. `index` is the position of the record in its
 * collection, starting at 0.
 */
export function readRecord(
  name: CollectionName,
  value: unknown,
  index: number,
): RecordValidationResult {
  const read: RecordValidationResult = isDeeperThan(fileLimits.maxLevels, value)
    ? { ok: false, issues: [{ field: '', message: tooDeep }] }
    : validateRecord(name, parseRecordJson(name, value), getStoredCollectionSpec(name));
  const found = read.ok ? findImportIssues(name, read.record) : read.issues;
  if (read.ok && found.length === 0) return read;
  const issues = found.map(({ field, message }) => {
    const where = `${formatRecordLabel(name, index, value)}${field === '' ? '' : `, ${formatFieldLabel(field)}`}`;
    return { field: `${name}.${index}.${field}`, message: `${where}: ${asSentence(message)}` };
  });
  return { ok: false, issues };
}

export function createDuplicateKeyIssue(
  name: CollectionName,
  index: number,
  key: string,
): CommandIssue {
  const message = `${formatRecordLabel(name, index, undefined)}: ${truncateText(key, 60)} occurs twice.`;
  return { field: `${name}.${index}`, message };
}
