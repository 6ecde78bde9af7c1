import * as v from 'valibot';
import { auditEntrySchema } from '../../domain/audit/audit-entry.schema';
import { bytesSchema } from '../../domain/file/stored-file';
import { defaultPreferences } from '../../domain/profile/preferences';
import { newId } from '../../shell/new-id';
import { computeFileDigest } from '../audit/load-audit-module';
import { toCommandError } from '../commands/command-error';
import { createPreferenceChange } from '../commands/preference-change';
import { missingCommandText } from '../commands/policy';
import { runCommand, type RunCommandOptions, type RunCommandResult } from '../commands/run-command';
import { isCollection, getCollectionSpec } from '../database/collections';
import { isPlainObject } from '../../domain/deep-equal';
import { queryKeys } from '../database/query-cache';
import type { Change, WorkspaceSource, WorkspaceWriter } from '../database/source';
import { WriteRefusedError } from '../database/source-errors';
import { commandResponseSchema } from './protocol';
import { readJson, type ServerRequest } from './request';

interface ChangedStorage {
  readonly request: ServerRequest;
  readonly refresh: () => unknown;
  reach(revision: number): Promise<void>;
}

/** Delays in milliseconds before the second and third attempt to send a command. */
const retryDelaysMs = [500, 1500];

/** Maximum number of expected revisions that the server accepts per command. */
const maxExpected = 200;

const post = (type: 'json' | 'octet-stream', body: BodyInit) => ({
  method: 'POST',
  headers: { 'Content-Type': `application/${type}` },
  body,
});

type ReplaceFile = (file: Blob) => Promise<unknown>;

/** Returns a copy of an input in which each file is replaced. */
async function replaceFiles(input: unknown, replace: ReplaceFile): Promise<unknown> {
  if (input instanceof Blob) return replace(input);
  if (v.is(bytesSchema, input)) return replace(new Blob([input as BlobPart]));
  if (Array.isArray(input))
    return Promise.all(input.map((item: unknown) => replaceFiles(item, replace)));
  if (!isPlainObject(input)) return input;
  const fields = Object.entries(input).map(
    async ([name, value]) => [name, await replaceFiles(value, replace)] as const,
  );
  return Object.fromEntries(await Promise.all(fields));
}

const digestOf: ReplaceFile = async (file) =>
  computeFileDigest(new Uint8Array(await file.arrayBuffer()));

function textsIn(input: unknown): string[] {
  if (typeof input === 'string') return [input];
  return typeof input === 'object' && input !== null ? Object.values(input).flatMap(textsIn) : [];
}

/** Returns the revisions of the records in the input as the user loaded them, so that the server finds conflicts. */
function expectedOf(source: WorkspaceSource, input: unknown) {
  const texts = new Set(textsIn(input));
  const queries = source.queryClient.getQueryCache().findAll({ queryKey: queryKeys.all });
  const expected = queries.flatMap(({ queryKey: [, collection, kind], state }) => {
    if (typeof collection !== 'string' || !isCollection(collection)) return [];
    const { keyOf, mergeStaleChange } = getCollectionSpec(collection);
    // No revision is expected for records whose changes can be merged.
    if (mergeStaleChange || (kind !== 'list' && kind !== 'record')) return [];
    return [(state.data ?? []) as object | readonly object[]].flat().flatMap((record) => {
      const [key, revision] = [keyOf(record), source.revisionOf?.(record)];
      return revision !== undefined && texts.has(key) ? [{ collection, key, revision }] : [];
    });
  });
  const byPlace = new Map(expected.map((one) => [`${one.collection}/${one.key}`, one]));
  return [...byPlace.values()].slice(0, maxExpected);
}

/** Commands whose response was lost. A repetition sends the same id, so that the server runs the command only once. */
const unanswered = new Map<string, string>();

/** Sends a command. Retries after each delay if the server cannot be reached. */
async function send(
  request: ServerRequest,
  body: string,
  [delayMs, ...later]: readonly number[] = retryDelaysMs,
): Promise<v.InferOutput<typeof commandResponseSchema>> {
  try {
    return await request('/commands', readJson(commandResponseSchema), post('json', body));
  } catch (error) {
    if (delayMs === undefined || toCommandError(error).kind !== 'storage') throw error;
    await new Promise((done) => setTimeout(done, delayMs));
    return send(request, body, later);
  }
}

/** Runs a command on the server. Resolves when the cache contains the changes. */
export async function runOnServer(
  storage: ChangedStorage,
  { command, portal, preferences, source }: RunCommandOptions,
  given: unknown,
): Promise<RunCommandResult> {
  const { request } = storage;
  const changed = createPreferenceChange(defaultPreferences, preferences.read())?.after ?? {};
  const { id, version = 1, onServer } = command;
  const place = JSON.stringify([portal, id, version, changed, await replaceFiles(given, digestOf)]);
  async function createBody(): Promise<string> {
    const upload: ReplaceFile = (file) =>
      request('/files', readJson(v.unknown()), post('octet-stream', file));
    const input = (await replaceFiles(given, upload)) ?? {};
    // An export is recorded even if records have changed since, so no revisions are expected.
    const expected = onServer === 'recorded' ? [] : expectedOf(source, input);
    const content = { command: id, version, input, preferences: changed, expected };
    return JSON.stringify({ id: newId(), ...content });
  }
  const body = unanswered.get(place) ?? (await createBody());
  unanswered.set(place, body);
  try {
    const answer = await send(request, body);
    unanswered.delete(place);
    await storage.reach(answer.revision);
    // Waits until the cache contains the changes. If they cannot be read, the command has succeeded nevertheless.
    await source.withWriteLock(() => Promise.resolve()).catch(() => undefined);
    preferences.write(answer.preferences);
    return { output: answer.output ?? undefined, undo: undefined };
  } catch (error) {
    const { kind } = toCommandError(error);
    if (kind !== 'storage') unanswered.delete(place);
    if (kind === 'conflict') storage.refresh();
    throw error;
  }
}

/** Collections whose changes are not stored if a command runs in the browser, because only the server writes them. */
const unstored: readonly string[] = ['auditEntries', 'notifications'];

export const refuse = () => Promise.reject(new WriteRefusedError(missingCommandText));

/** The command must not change business records. Its audit entries and notifications are only passed to `onWrite`. */
export async function runInBrowser(
  options: RunCommandOptions,
  onWrite?: (changes: readonly Change[]) => unknown,
): Promise<RunCommandResult> {
  const writer: WorkspaceWriter = {
    replace: refuse,
    write(changes) {
      if (!changes.every(({ collection }) => unstored.includes(collection))) return refuse();
      onWrite?.(changes);
      return Promise.resolve({ ok: true, written: [] });
    },
  };
  const source = {
    ...options.source,
    withWriteLock: <T>(work: (to: WorkspaceWriter) => T) => work(writer),
  };
  const { output } = await runCommand({ ...options, source });
  return { output, undo: undefined };
}

/** Runs an export with the records that the portal may see. Fails if the server cannot record the command. */
export async function runRecordedExport(
  storage: ChangedStorage,
  options: RunCommandOptions,
): Promise<RunCommandResult> {
  const written: Change[] = [];
  const result = await runInBrowser(options, (changes) => written.push(...changes));
  for (const { next } of written)
    if (v.is(auditEntrySchema, next)) {
      const { subject, note } = next;
      const input = options.command.recordedInput?.(result.output) ?? { subject, note };
      await runOnServer(storage, options, input);
    }
  return result;
}
