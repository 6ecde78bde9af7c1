import * as v from 'valibot';
import type { Staging } from '../store/source';
import type { Preferences } from '../../domain/profile';
import { defaultPreferences } from '../../domain/profile/preferences';
import { collectionNames, specOf, type CollectionName } from '../store/collections';
import { CommandError, type CommandIssue } from '../commands/command-error';
import { issueSentence } from '../commands/issue-sentence';
import { issuesOf } from '../commands/parse-input';
import { createTimeSlices, batchesOf } from '../long-lists/time-slices';
import {
  parseJson,
  parseWorkspaceFile,
  readRecord,
  refusedFor,
  repeatedKey,
  type RecordIssues,
} from '../workspace-file';
import { fileLimits } from './limits';
import { linesHeadSchema } from './lines';
import type { Course } from './course';
import { linesOf, textOf } from './read-text';

/** So much of a file says which layout it has, in characters. */
const headLength = 1 << 16;

/** Records are put away together, until there are this many of them or of their characters. */
const maxWaiting = { records: 1000, characters: 4_000_000 } as const;

/** What the records of a file go to. */
export type RecordSink = Pick<Staging, 'add' | 'standAt'>;

const invalid = (message: string) => new CommandError('invalid', message);

const layoutSchema = v.pipe(v.string(), v.parseJson(), v.object({ layout: v.literal('lines') }));

const lineSchema = v.tuple([v.string(), v.unknown()]);

async function* after(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** A file of the former layout, in which the whole workspace is one value. */
async function readOneText(
  texts: AsyncIterable<string>,
  staging: RecordSink,
  issuesIn: RecordIssues | undefined,
): Promise<Preferences> {
  const parts: string[] = [];
  let length = 0;
  for await (const text of texts) {
    parts.push(text);
    length += text.length;
    if (length > fileLimits.maxInOneText) throw invalid('The file is larger than 256 MB.');
  }
  const { contents, preferences } = await parseWorkspaceFile(parts.join(''), issuesIn);
  for (const name of collectionNames) {
    for (const batch of batchesOf<object>(contents[name])) await staging.add(name, batch);
  }
  return preferences;
}

class LinesReader {
  private readonly faults: CommandIssue[] = [];
  /** Of each collection its keys, and how many records there were so far. */
  private readonly known = new Map<CollectionName, { readonly keys: Set<string>; count: number }>();
  private waiting: object[] = [];
  private waitingFor: CollectionName | undefined;
  private characters = 0;
  private records = 0;
  private announced: unknown;

  constructor(
    private readonly version: number,
    private readonly staging: RecordSink,
    private readonly issuesIn: RecordIssues | undefined,
  ) {}

  async take(line: string): Promise<void> {
    if (line.trim() === '') return;
    if (this.announced !== undefined) throw invalid('The file has content after its end.');
    const parsed = v.safeParse(lineSchema, parseJson(line));
    if (!parsed.success) throw invalid('A line of the file is not a record.');
    const [name, value] = parsed.output;
    if (name === 'end') this.announced = value;
    else if (name !== 'quarantine') await this.takeRecord(name, value, line.length);
  }

  async end(): Promise<void> {
    await this.putAway();
    if (this.announced === undefined) throw invalid('The file is incomplete.');
    if (this.announced !== this.records) {
      throw invalid('The number of records differs from the count in the file.');
    }
    this.refuseFaults();
  }

  private async takeRecord(named: string, value: unknown, length: number): Promise<void> {
    this.records += 1;
    const name = collectionNames.find((known) => known === named);
    if (!name) throw invalid(`The file has an unknown collection, ${named.slice(0, 100)}.`);
    const known = this.known.get(name) ?? { keys: new Set(), count: 0 };
    this.known.set(name, known);
    const index = known.count;
    known.count += 1;
    const { version, issuesIn } = this;
    const read = readRecord({ name, value, version, index, issuesIn });
    if (!read.ok) {
      this.complain(read.issues);
      return;
    }
    const key = specOf(name).keyOf(read.record);
    if (known.keys.has(key)) {
      this.complain([repeatedKey(name, index, key)]);
      return;
    }
    known.keys.add(key);
    await this.keep(name, read.record, length);
  }

  private complain(issues: readonly CommandIssue[]): void {
    this.faults.push(...issues);
    if (this.faults.length >= fileLimits.maxReasons) this.refuseFaults();
  }

  private refuseFaults(): void {
    if (this.faults.length > 0) throw refusedFor(this.faults);
  }

  private async keep(name: CollectionName, record: object, length: number): Promise<void> {
    if (this.waitingFor !== name) await this.putAway();
    this.waitingFor = name;
    this.waiting.push(record);
    this.characters += length;
    if (this.waiting.length >= maxWaiting.records || this.characters >= maxWaiting.characters) {
      await this.putAway();
    }
  }

  private async putAway(): Promise<void> {
    const { waiting, waitingFor } = this;
    this.waiting = [];
    this.characters = 0;
    // Of a file that is refused already nothing has to be kept.
    if (!waitingFor || waiting.length === 0 || this.faults.length > 0) return;
    await this.staging.add(waitingFor, waiting);
  }
}

async function readLines(
  texts: AsyncIterable<string>,
  staging: RecordSink,
  issuesIn: RecordIssues | undefined,
): Promise<Preferences> {
  const slices = createTimeSlices();
  let reader: LinesReader | undefined;
  let preferences: Preferences = defaultPreferences;
  for await (const lines of linesOf(texts)) {
    for (const line of lines) {
      if (reader) await reader.take(line);
      else {
        const head = v.safeParse(linesHeadSchema, parseJson(line), {
          abortEarly: true,
          message: issueSentence,
        });
        if (!head.success) throw refusedFor(issuesOf(head.issues));
        preferences = head.output.preferences ?? defaultPreferences;
        if (head.output.sampleMoment !== undefined) staging.standAt(head.output.sampleMoment);
        reader = new LinesReader(head.output.version, staging, issuesIn);
      }
      if (slices.isDue()) await slices.yieldToBrowser();
    }
  }
  await reader?.end();
  return preferences;
}

/**
 * Puts the records of a workspace file into a staging and gives its settings. A file that is wrong
 * anywhere is refused whole, with the reasons (see `fileLimits`); `issuesIn` may have more against a record.
 */
export async function readWorkspace(
  file: Blob,
  staging: RecordSink,
  { issuesIn, ...course }: Course & { readonly issuesIn?: RecordIssues } = {},
): Promise<Preferences> {
  const texts = textOf(file, course);
  let head = '';
  while (head.length < headLength && !head.includes('\n')) {
    const next = await texts.next();
    if (next.done) break;
    head = (head + next.value).trimStart();
  }
  const [firstLine = ''] = head.split('\n', 1);
  const whole = after(head, texts);
  if (v.is(layoutSchema, firstLine)) return readLines(whole, staging, issuesIn);
  if (file.size > fileLimits.maxInOneText) throw invalid('The file is larger than 256 MB.');
  return readOneText(whole, staging, issuesIn);
}
