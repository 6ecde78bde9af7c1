import {
  getAvailability,
  CommandError,
  computeDigest,
  isKnownCollection,
  preferencesSchema,
  type CollectionName,
} from 'shared-kernel/server';
import type { Command } from 'shared-kernel/workspace';
import * as v from 'valibot';
import {
  createForbiddenProblem,
  createInvalidProblem,
  createNotFoundProblem,
  HttpProblem,
  httpStatusByErrorKind,
  createUnauthorizedProblem,
} from '../api/problem';
import { parseRequest } from '../api/parse-request';
import { personCollection } from '../persons/person';
import { createPersonalSource } from '../persons/personal-source';
import type { PortalUser } from '../persons/reader';
import { filterVisibleRecords } from '../visibility/visible-records';
import type { CommandBatch } from './command-batch';
import { runInQueue } from './command-queue';
import type { CommandRegistry } from './registry';
import { runInBatch } from './run-in-batch';
import type { ServerWorkspace } from './server-workspace';
import { withUploads } from './uploads';

export const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/));
const keySchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

export const commandRequestSchema = v.object({
  /** Random id of the command. Retries send the same id, so that the command runs only once. */
  id: idSchema,
  command: keySchema,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  input: v.unknown(),
  /**
   * For optimistic locking: revisions of the records when the user loaded them. If a current revision differs, the
   * command is refused.
   */
  expected: v.optional(
    v.pipe(
      v.array(
        v.object({
          collection: keySchema,
          key: keySchema,
          revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
        }),
      ),
      v.maxLength(200),
    ),
    [],
  ),
  preferences: v.optional(v.partial(preferencesSchema), {}),
});

type CommandRequest = v.InferOutput<typeof commandRequestSchema>;

export const commandResponseSchema = v.object({
  id: idSchema,
  /** Workspace revision after the command. */
  revision: v.number(),
  output: v.unknown(),
  preferences: v.partial(preferencesSchema),
});

/** PostgreSQL cannot store NUL characters or unpaired surrogates in text. */
const notStorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

function refuseNotStorable(request: CommandRequest): void {
  if (notStorable.test(JSON.stringify(request)))
    throw createInvalidProblem('The request has a character that cannot be stored.');
}

/** A record that the portal may not see is treated as missing, so that a conflict does not reveal its existence. */
const current = async (
  batch: CommandBatch,
  reader: PortalUser,
  collection: CollectionName,
  key: string,
) => {
  const source = createPersonalSource(batch.source(), reader);
  const stored = await source.get(collection, key);
  const records = stored
    ? await filterVisibleRecords(reader.portal, source, collection, [stored.record])
    : [];
  const [record] = records;
  return record && stored
    ? { revision: stored.revision, shown: { revision: stored.revision, record } }
    : { revision: 0, shown: undefined };
};

async function refuseOld(
  batch: CommandBatch,
  reader: PortalUser,
  { expected }: CommandRequest,
): Promise<void> {
  for (const { collection, key, revision } of expected) {
    if (!isKnownCollection(collection)) throw createNotFoundProblem('There is no such collection.');
    const standing = await current(batch, reader, collection, key);
    if (standing.revision === revision) continue;
    const detail = 'This record was changed elsewhere. Your change was not saved.';
    throw new HttpProblem(409, 'Not saved', { detail, collection, key, current: standing.shown });
  }
}

/** Returns the HTTP problem for a refused command. For a conflict, the problem contains the current record. */
async function problemOf(
  error: CommandError,
  batch: CommandBatch,
  reader: PortalUser | undefined,
): Promise<HttpProblem> {
  const { kind, message, issues, conflicts } = error;
  if (kind === 'unexpected') throw error;
  const [conflict] = conflicts;
  const details = { detail: message, kind, ...(issues.length > 0 && { issues }) };
  if (!conflict || !reader)
    return new HttpProblem(httpStatusByErrorKind[kind], 'Not possible', details);
  const { collection, key } = conflict;
  const { shown } = await current(batch, reader, collection, key);
  return new HttpProblem(409, 'Not saved', { ...details, collection, key, current: shown });
}

function earlierAnswer(batch: CommandBatch, id: string, digest: string, personId: string) {
  const earlier = batch.answered(id);
  if (!earlier) return undefined;
  if (earlier.digest === digest && earlier.personId === personId) return earlier.answer;
  throw new HttpProblem(422, 'Not possible', { detail: 'The id was used for another command.' });
}

function findCommand(registry: CommandRegistry, { command: id, version }: CommandRequest): Command {
  const command = registry.find(id, version);
  if (command) return command;
  throw createNotFoundProblem(`The server has no command ${id} of version ${version}.`);
}

/**
 * Runs a command for a user, or a public command for a visitor. Records, audit entry and response are stored in one
 * transaction.
 */
export async function executeCommand(
  workspace: ServerWorkspace,
  registry: CommandRegistry,
  reader: PortalUser | undefined,
  body: unknown,
): Promise<object> {
  const request = parseRequest(commandRequestSchema, body);
  const { id, input, preferences } = request;
  const command = findCommand(registry, request);
  const { portal, person } = reader ?? { portal: undefined, person: undefined };
  if (!reader && command.onServer !== 'public') throw createUnauthorizedProblem();
  const { reason } = getAvailability('live', command, { portal, companies: [] });
  if (reason !== undefined) throw createForbiddenProblem(reason);
  refuseNotStorable(request);
  const digest = computeDigest(body);

  return runInQueue(workspace, id, async (batch) => {
    const personId = person?.id ?? '';
    const [known] = await batch.read(personCollection, { keys: [personId] });
    if (reader && !known) throw createUnauthorizedProblem();
    const earlier = earlierAnswer(batch, id, digest, personId);
    if (earlier) return earlier;
    if (reader) await refuseOld(batch, reader, request);
    const { input: given, used } = await withUploads(batch, input, personId);
    try {
      const author = { ...(reader && { reader }), preferences };
      const answer = { id, ...(await runInBatch(workspace, batch, command, given, author)) };
      batch.addAnswer({ id, personId, digest, answer }, used);
      return answer;
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      throw await problemOf(error, batch, reader);
    }
  });
}

/** Runs a command on behalf of the server, for example to link a user to a sign-in account. */
export const executeServerCommand = (
  workspace: ServerWorkspace,
  command: Command,
  input: unknown,
) => runInQueue(workspace, undefined, (batch) => runInBatch(workspace, batch, command, input));
