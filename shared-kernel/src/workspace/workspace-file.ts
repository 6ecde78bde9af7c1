import * as v from 'valibot';
import { type Preferences } from '../domain/profile';
import { defaultPreferences } from '../domain/profile/preferences';
import { preferencesSchema } from '../domain/profile/preferences.schema';
import { timestampSchema } from '../domain/scalars';
import { base64Of, bytesOf } from './base64';
import { checkedRecord, type CheckedRecord } from './checked-record';
import { collectionNames, specOf, type CollectionName } from './collections';
import { CommandError, type CommandIssue } from './command-error';
import { issuesOf } from './parse-input';
import { currentSchemaVersion, migrateRecord } from './migrations';
import type { Quarantined, WorkspaceContents, WorkspaceSource } from './source';
import { bytesSchema } from './stored-file';
import { createTimeSlices } from './time-slices';

const format = 'trustfold-workspace';

/** How many of a file's faults are told. */
const mostReasons = 20;

/** How deep a record may be nested; what a browser cannot copy is deeper by far. */
const mostLevels = 50;

const headSchema = v.object({
  format: v.literal(format, 'This is not a Trustfold workspace file.'),
  version: v.pipe(
    v.number('The file does not say its version.'),
    v.integer(),
    v.minValue(1),
    v.maxValue(currentSchemaVersion, 'The file was written by a newer version of Trustfold.'),
  ),
  exportedAt: timestampSchema,
  preferences: v.optional(preferencesSchema),
  collections: v.record(v.string(), v.array(v.unknown())),
});

const fileBytesSchema = v.looseObject({ bytes: v.string() });

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

/** The text of a workspace file in parts, written without holding the page for long. */
export async function workspaceFileParts(
  source: WorkspaceSource,
  preferences: Preferences,
  now: Date,
): Promise<string[]> {
  const slices = createTimeSlices();
  const head = {
    format,
    version: currentSchemaVersion,
    exportedAt: now.toISOString(),
    preferences,
    quarantine: await source.quarantined(),
  };
  const parts = [JSON.stringify(head).slice(0, -1), ',"collections":{'];
  for (const [place, name] of collectionNames.entries()) {
    parts.push(place === 0 ? '' : ',', JSON.stringify(name), ':[');
    for (const [index, record] of (await source.list(name)).entries()) {
      parts.push(index === 0 ? '\n' : ',\n', JSON.stringify(recordToJson(record)));
      if (slices.isDue()) await slices.breathe();
    }
    parts.push(']');
  }
  parts.push('}}\n');
  return parts;
}

/** The text of the records that were set aside. */
export const quarantineText = (quarantined: readonly Quarantined[]): string =>
  `${JSON.stringify({ format: 'trustfold-quarantine', records: quarantined }, undefined, 2)}\n`;

export interface WorkspaceFile {
  readonly contents: WorkspaceContents;
  readonly preferences: Preferences;
}

const refused = (issues: readonly CommandIssue[]): CommandError =>
  new CommandError('invalid', issues[0]?.message ?? 'The file cannot be read.', {
    issues: issues.slice(0, mostReasons),
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CommandError('invalid', 'The file is not JSON.', { cause });
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}

function readRecord(name: CollectionName, value: unknown, version: number): CheckedRecord {
  if (isDeeperThan(mostLevels, value)) {
    const message = `It is nested deeper than ${mostLevels} levels.`;
    return { ok: false, issues: [{ field: '', message }] };
  }
  return checkedRecord(name, recordFromJson(name, migrateRecord(name, value, version)));
}

async function parseCollection(
  name: CollectionName,
  values: readonly unknown[],
  version: number,
  faults: CommandIssue[],
): Promise<object[]> {
  const { keyOf } = specOf(name);
  const records: object[] = [];
  const keys = new Set<string>();
  const slices = createTimeSlices();
  for (const [index, value] of values.entries()) {
    if (slices.isDue()) await slices.breathe();
    const read = readRecord(name, value, version);
    if (!read.ok) {
      for (const { field, message } of read.issues) {
        const where = `${name}, record ${index + 1}${field === '' ? '' : `, ${field}`}`;
        faults.push({ field: `${name}.${index}.${field}`, message: `${where}: ${message}` });
      }
      if (faults.length >= mostReasons) return records;
      continue;
    }
    const key = keyOf(read.record);
    if (keys.has(key)) {
      const message = `${name}, record ${index + 1}: ${key} is there twice.`;
      faults.push({ field: `${name}.${index}`, message });
    }
    keys.add(key);
    records.push(read.record);
  }
  return records;
}

/** What a workspace file holds. A file that is wrong anywhere is refused whole, with the reasons. */
export async function parseWorkspaceFile(text: string): Promise<WorkspaceFile> {
  const head = v.safeParse(headSchema, parseJson(text));
  if (!head.success) throw refused(issuesOf(head.issues));
  const { collections: given, version, preferences = defaultPreferences } = head.output;
  const faults: CommandIssue[] = Object.keys(given)
    .filter((name) => !collectionNames.some((known) => known === name))
    .map((name) => ({ field: name, message: `The file has an unknown collection, ${name}.` }));
  const contents: [CollectionName, object[]][] = [];
  for (const name of collectionNames) {
    const values = given[name];
    if (values === undefined) {
      faults.push({ field: name, message: `The file lacks the collection ${name}.` });
      continue;
    }
    contents.push([name, await parseCollection(name, values, version, faults)]);
  }
  if (faults.length > 0) throw refused(faults);
  return { contents: Object.fromEntries(contents) as unknown as WorkspaceContents, preferences };
}
