import * as v from 'valibot';
import type { Preferences } from '../domain/profile';
import { defaultPreferences } from '../domain/profile/preferences';
import { preferencesSchema } from '../domain/profile/preferences.schema';
import { timestampSchema } from '../domain/scalars';
import { checkedRecord, type CheckedRecord, issuesOf } from './commands/parse-input';
import { collectionNames, specOf, type CollectionName } from './store/collections';
import { CommandError, type CommandIssue } from './commands/command-error';
import { currentSchemaVersion, migrateRecord } from './store/migrations';
import type { Quarantined, WorkspaceContents } from './store/source';
import { bytesSchema } from './store/stored-file';
import { cutText } from '../format';
import { issueSentence } from './commands/issue-sentence';
import { createTimeSlices } from './long-lists/time-slices';
import { fileLimits } from './transfer/limits';
import { fieldInWords, recordInWords } from './transfer/record-in-words';

export const workspaceFormat = 'trustfold-workspace';

const notOurs = 'This is not a Trustfold workspace file.';

/** What every workspace file says first, in every layout. */
export const fileHeadSchema = v.object({
  format: v.literal(workspaceFormat, notOurs),
  version: v.pipe(
    v.number('The file has no version.'),
    v.integer(),
    v.minValue(1),
    v.maxValue(currentSchemaVersion, 'The file was written by a newer version of Trustfold.'),
  ),
});

/** The former layout, in which the whole workspace is one value. */
const headSchema = v.object(
  {
    ...fileHeadSchema.entries,
    exportedAt: timestampSchema,
    preferences: v.optional(preferencesSchema),
    collections: v.record(v.string(), v.array(v.unknown())),
  },
  notOurs,
);

/** The versions that collections came with, if it is not the first. */
const firstVersions: { readonly [C in CollectionName]?: number } = {
  cases: 2,
  contractTemplates: 2,
};

const fileBytesSchema = v.looseObject({ bytes: v.string() });

/** Characters are made of this many bytes at a time, so that no call has too many arguments. */
const chunkBytes = 0x8000;

/** Bytes as base64 text. */
export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    binary += String.fromCharCode(...bytes.subarray(start, start + chunkBytes));
  }
  return btoa(binary);
}

/** The bytes of base64 text; `undefined` when it is none. */
export function bytesOf(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** A record as JSON has it: bytes as base64. */
export const recordToJson = (record: object): object =>
  'bytes' in record && v.is(bytesSchema, record.bytes)
    ? { ...record, bytes: base64Of(record.bytes) }
    : record;

/** What a record in JSON is meant to be; whether it is one its schema says. */
export function recordFromJson(collection: CollectionName, value: unknown): unknown {
  if (collection !== 'files' || !v.is(fileBytesSchema, value)) return value;
  return { ...value, bytes: bytesOf(value.bytes) };
}

/** The text of the records that were set aside. */
export const quarantineText = (quarantined: readonly Quarantined[]): string =>
  `${JSON.stringify({ format: 'trustfold-quarantine', records: quarantined }, undefined, 2)}\n`;

export interface WorkspaceFile {
  readonly contents: WorkspaceContents;
  readonly preferences: Preferences;
}

/** Why a file is refused, with no more reasons than a person reads. */
export const refusedFor = (issues: readonly CommandIssue[]): CommandError =>
  new CommandError('invalid', issues[0]?.message ?? 'The file cannot be read.', {
    issues: issues.slice(0, fileLimits.maxReasons),
  });

const asSentence = (message: string) => (/[.!?…]$/.test(message) ? message : `${message}.`);

const tooDeep = `It is nested deeper than ${fileLimits.maxLevels} levels.`;

/** What JSON says. A browser whose parser finds it nested too deeply throws a RangeError. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const isJson = !(cause instanceof Error) || cause.name !== 'SyntaxError';
    throw new CommandError('invalid', isJson ? tooDeep : 'The file is not JSON.', { cause });
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}

/** What is against a record of a file that its schema takes. */
export type RecordIssues = (name: CollectionName, record: object) => readonly CommandIssue[];

interface FileRecord {
  readonly name: CollectionName;
  readonly value: unknown;
  /** The version of the file. */
  readonly version: number;
  /** Which of its collection it is, from 0. */
  readonly index: number;
  readonly issuesIn?: RecordIssues | undefined;
}

/** A record of a file, or what is wrong with it and where in the file. */
export function readRecord({
  name,
  value,
  version,
  index,
  issuesIn = () => [],
}: FileRecord): CheckedRecord {
  const read: CheckedRecord = isDeeperThan(fileLimits.maxLevels, value)
    ? { ok: false, issues: [{ field: '', message: tooDeep }] }
    : checkedRecord(name, recordFromJson(name, migrateRecord(name, value, version)));
  const found = read.ok ? issuesIn(name, read.record) : read.issues;
  if (read.ok && found.length === 0) return read;
  const issues = found.map(({ field, message }) => {
    const where = `${recordInWords(name, index, value)}${field === '' ? '' : `, ${fieldInWords(field)}`}`;
    return { field: `${name}.${index}.${field}`, message: `${where}: ${asSentence(message)}` };
  });
  return { ok: false, issues };
}

/** What is said of a record whose key another record of its collection has. */
export function repeatedKey(name: CollectionName, index: number, key: string): CommandIssue {
  const message = `${recordInWords(name, index, undefined)}: ${cutText(key, 60)} occurs twice.`;
  return { field: `${name}.${index}`, message };
}

async function parseCollection(
  name: CollectionName,
  values: readonly unknown[],
  version: number,
  faults: CommandIssue[],
  issuesIn?: RecordIssues,
): Promise<object[]> {
  const { keyOf } = specOf(name);
  const records: object[] = [];
  const keys = new Set<string>();
  const slices = createTimeSlices();
  for (const [index, value] of values.entries()) {
    if (slices.isDue()) await slices.yieldToBrowser();
    const read = readRecord({ name, value, version, index, issuesIn });
    if (!read.ok) {
      faults.push(...read.issues);
      if (faults.length >= fileLimits.maxReasons) return records;
      continue;
    }
    const key = keyOf(read.record);
    if (keys.has(key)) {
      faults.push(repeatedKey(name, index, key));
    }
    keys.add(key);
    records.push(read.record);
  }
  return records;
}

/** What a workspace file of the former layout holds. A file that is wrong anywhere is refused whole, with the reasons. */
export async function parseWorkspaceFile(
  text: string,
  issuesIn?: RecordIssues,
): Promise<WorkspaceFile> {
  const head = v.safeParse(headSchema, parseJson(text), {
    abortEarly: true,
    message: issueSentence,
  });
  if (!head.success) throw refusedFor(issuesOf(head.issues));
  const { collections: given, version, preferences = defaultPreferences } = head.output;
  const faults: CommandIssue[] = Object.keys(given)
    .filter((name) => !collectionNames.some((known) => known === name))
    .map((name) => ({
      field: name,
      message: `The file has an unknown collection, ${cutText(name, 100)}.`,
    }));
  const contents: [CollectionName, object[]][] = [];
  for (const name of collectionNames) {
    const values = given[name];
    if (values === undefined && version < (firstVersions[name] ?? 1)) {
      contents.push([name, []]);
      continue;
    }
    if (values === undefined) {
      faults.push({ field: name, message: `The file lacks the collection ${name}.` });
      continue;
    }
    contents.push([name, await parseCollection(name, values, version, faults, issuesIn)]);
  }
  if (faults.length > 0) throw refusedFor(faults);
  return { contents: Object.fromEntries(contents) as unknown as WorkspaceContents, preferences };
}
