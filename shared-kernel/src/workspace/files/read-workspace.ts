import * as v from 'valibot';
import type { Preferences } from '../../domain/profile';
import { defaultPreferences } from '../../domain/profile/preferences';
import { CommandError } from '../commands/command-error';
import { formatIssueSentence } from '../../domain/text/format-issue-sentence';
import { toCommandIssues, type CommandIssue } from '../database/validate-record';
import { createTimeSlices } from '../../shell/time-slices';
import {
  collectionNames,
  isCollection,
  appendOnlyCollections,
  getStoredCollectionSpec,
  type CollectionName,
} from '../database/collections';
import type { WorkspaceContents } from '../database/source';
import { fileHeaderSchema } from './file-header';
import { fileLimits } from './file-limits';
import { readLines } from './read-lines';
import { parseJson, readRecord, createDuplicateKeyIssue } from './read-record';

interface ParsedWorkspace {
  readonly contents: WorkspaceContents;
  readonly preferences: Preferences;
  /** The date (ISO 8601) of the sample data. */
  readonly moment: string;
  readonly records: number;
}

const invalid = (message: string) => new CommandError('invalid', message);

function refuseFor(issues: readonly CommandIssue[]): never {
  throw new CommandError('invalid', issues[0]?.message ?? 'The file cannot be read.', {
    issues: issues.slice(0, fileLimits.maxReasons),
  });
}

const lineSchema = v.tuple([v.string(), v.unknown()]);

class RecordLines {
  private readonly faults: CommandIssue[] = [];
  private readonly records: ReadonlyMap<string, Map<string, object>>;
  private readonly counts = new Map<string, number>();
  private count = 0;
  private stated: unknown;

  constructor(remoteCollections: readonly CollectionName[]) {
    const names = [...collectionNames, ...remoteCollections];
    this.records = new Map(names.map((name) => [name, new Map()]));
  }

  add(line: string): void {
    if (this.stated !== undefined)
      throw invalid('The file has unexpected data after its last record.');
    const parsed = v.safeParse(lineSchema, parseJson(line));
    if (!parsed.success) throw invalid('A line of the file is not a record.');
    const [name, value] = parsed.output;
    if (name === 'end') this.stated = value;
    else if (name !== 'quarantine') this.addRecord(name, value);
  }

  end(): Pick<ParsedWorkspace, 'contents' | 'records'> {
    if (this.stated === undefined) throw invalid('The file is incomplete.');
    if (this.stated !== this.count)
      throw invalid('The number of records differs from the count in the file.');
    if (this.faults.length > 0) refuseFor(this.faults);
    const lists = Array.from(this.records, ([name, records]) => [name, [...records.values()]]);
    const ofLog = appendOnlyCollections.reduce(
      (sum, name) => sum + (this.counts.get(name) ?? 0),
      0,
    );
    return {
      contents: Object.fromEntries(lists) as WorkspaceContents,
      records: this.count - ofLog,
    };
  }

  private addRecord(name: string, value: unknown): void {
    const records = this.records.get(name);
    if (!records || !isCollection(name))
      throw invalid(`The file has an unknown collection, ${name.slice(0, 100)}.`);
    this.count += 1;
    const index = this.counts.get(name) ?? 0;
    this.counts.set(name, index + 1);
    const read = readRecord(name, value, index);
    if (!read.ok) this.addFaults(read.issues);
    else {
      const key = getStoredCollectionSpec(name).keyOf(read.record);
      if (records.has(key)) this.addFaults([createDuplicateKeyIssue(name, index, key)]);
      records.set(key, read.record);
    }
  }

  private addFaults(issues: readonly CommandIssue[]): void {
    this.faults.push(...issues);
    if (this.faults.length >= fileLimits.maxReasons) refuseFor(this.faults);
  }
}

function readHead(line: string) {
  const options = { abortEarly: true, message: formatIssueSentence };
  const head = v.safeParse(fileHeaderSchema, parseJson(line), options);
  return head.success ? head.output : refuseFor(toCommandIssues(head.issues));
}

/**
 * Reads a workspace file. Rejects with the reasons if the file exceeds `fileLimits`, is incomplete or has another
 * version. Also rejects if a record is invalid, occurs twice or contains values that users cannot enter.
 */
export async function readWorkspace(file: Blob): Promise<ParsedWorkspace> {
  const slices = createTimeSlices();
  let head: ReturnType<typeof readHead> | undefined;
  let lines: RecordLines | undefined;
  for await (const line of readLines(file)) {
    if (line.trim() === '') continue;
    if (lines) lines.add(line);
    else {
      head = readHead(line);
      lines = new RecordLines(head.collections);
    }
    if (slices.isDue()) await slices.yieldToBrowser();
  }
  if (!head || !lines) throw invalid('The file is not JSON.');
  const { preferences = defaultPreferences, sampleMoment: moment } = head;
  return { ...lines.end(), preferences, moment };
}
