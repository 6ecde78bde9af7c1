import { personCollection, type Person } from 'remote-account/commands';
import {
  CommandError,
  computeDigest,
  defaultPreferences,
  getAvailability,
  isKnownCollection,
  preferencesSchema,
  runCommand,
  statusByErrorKind,
  type Preferences,
  type RecordKey,
} from 'shared-kernel/server';
import { parseInput, type Command } from 'shared-kernel/workspace';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { HttpProblem } from '../api/problem';
import { commands, uploads } from '../database/tables';
import { getSqlState } from '../database/write-transaction';
import { createPersonalSource } from '../persons/personal-source';
import type { PortalUser } from '../persons/portal-user';
import { withoutBytes } from '../visibility/read-collection';
import { filterVisibleRecords } from '../visibility/visible-records';
import type { CommandBatch } from './command-batch';
import { runInQueue } from './command-queue';
import { commandRegistry, getCommandKey } from './registry';
import type { ServerWorkspace } from './server-workspace';
import { resolveUploads } from './uploads';

const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/));
const keySchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const integerFrom = (min: number) => v.pipe(v.number(), v.integer(), v.minValue(min));
const expectedSchema = v.object({
  collection: keySchema,
  key: keySchema,
  revision: integerFrom(0),
});

export const commandRequestSchema = v.object({
  /** Random id of the command. Retries send the same id, so that the command runs only once. */
  id: idSchema,
  command: keySchema,
  version: integerFrom(1),
  input: v.unknown(),
  /** Revisions of the records when the user loaded them. If a current revision differs, the command is refused. */
  expected: v.optional(v.pipe(v.array(expectedSchema), v.maxLength(200)), []),
  preferences: v.optional(v.partial(preferencesSchema), {}),
});

type CommandRequest = v.InferOutput<typeof commandRequestSchema>;

/** PostgreSQL cannot store NUL characters or unpaired surrogates in text. */
const notStorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

/** Returns a current record, unless the portal may not see it, so that a conflict does not reveal its existence. */
async function findVisible(batch: CommandBatch, reader: PortalUser, place: RecordKey) {
  const source = createPersonalSource(batch.source(), reader);
  const { collection, key } = place;
  const stored = await source.get(collection, key);
  if (!stored) return undefined;
  const [record] = await filterVisibleRecords(reader.portal, source, collection, [stored.record]);
  return record && { revision: stored.revision, record: withoutBytes(record) };
}

async function refuseOld(batch: CommandBatch, reader: PortalUser, { expected }: CommandRequest) {
  for (const { collection, key, revision } of expected) {
    if (!isKnownCollection(collection)) throw new HttpProblem(404, 'There is no such collection.');
    const current = await findVisible(batch, reader, { collection, key });
    if ((current?.revision ?? 0) === revision) continue;
    const detail = 'This record was changed elsewhere. Your change was not saved.';
    throw new HttpProblem(409, detail, { collection, key, current });
  }
}

/** Returns the HTTP problem for a refused command. For a conflict, the problem contains the current record. */
async function problemOf(
  { kind, message, issues, conflicts: [conflict] }: CommandError,
  batch: CommandBatch,
  reader: PortalUser | undefined,
): Promise<HttpProblem> {
  const members = { kind, ...(issues.length > 0 && { issues }) };
  if (!conflict || !reader) return new HttpProblem(statusByErrorKind[kind], message, members);
  const { collection, key } = conflict;
  const current = await findVisible(batch, reader, conflict);
  return new HttpProblem(409, message, { ...members, collection, key, current });
}

/** Runs a command for a user, or for a visitor or the server itself if there is no `reader`. */
async function runInBatch(
  batch: CommandBatch,
  command: Command,
  given: unknown,
  reader?: PortalUser,
  preferences?: Partial<Preferences>,
) {
  let changed: Partial<Preferences> = {};
  const source = reader ? createPersonalSource(batch.source(), reader) : batch.source();
  try {
    const { output } = await runCommand({
      command,
      input: parseInput(command.input, given),
      behaviour: 'live',
      source,
      portal: reader?.portal,
      person: reader?.person,
      preferences: {
        read: () => ({ ...defaultPreferences, ...preferences, ...changed }),
        write: (changes) => void (changed = { ...changed, ...changes }),
      },
      now: batch.workspace.now,
      epoch: await source.epoch(),
    });
    return { output: output ?? null, revision: batch.state.revision, preferences: changed };
  } catch (error) {
    // Database errors are rethrown, because they do not mean that the command was refused.
    if (error instanceof CommandError && getSqlState(error) !== undefined) throw error.cause;
    throw error;
  }
}

function findCommand({ command: id, version }: CommandRequest, reader?: PortalUser): Command {
  const command = commandRegistry.get(getCommandKey({ id, version }));
  if (!command)
    throw new HttpProblem(404, `The server has no command ${id} of version ${version}.`);
  if (!reader && command.onServer !== 'public') throw new HttpProblem(401);
  const { reason } = getAvailability('live', command, { portal: reader?.portal, companies: [] });
  if (reason !== undefined) throw new HttpProblem(403, reason);
  return command;
}

type CommandRun = Pick<typeof commands.$inferSelect, 'id' | 'personId' | 'digest'>;

async function findEarlierAnswer({ transaction }: CommandBatch, run: CommandRun) {
  const [earlier] = await transaction.select().from(commands).where(eq(commands.id, run.id));
  if (earlier && (earlier.digest !== run.digest || earlier.personId !== run.personId))
    throw new HttpProblem(422, 'The id was used for another command.');
  return earlier?.answer;
}

async function runAndStore(
  batch: CommandBatch,
  command: Command,
  run: CommandRun,
  request: CommandRequest,
  reader?: PortalUser,
) {
  const { input, used } = await resolveUploads(batch.transaction, request.input, run.personId);
  try {
    const result = await runInBatch(batch, command, input, reader, request.preferences);
    const answer = { id: run.id, ...result };
    await batch.transaction.insert(commands).values({ ...run, answer });
    await batch.transaction.delete(uploads).where(inArray(uploads.id, used));
    return answer;
  } catch (error) {
    if (!(error instanceof CommandError) || error.kind === 'unexpected') throw error;
    throw await problemOf(error, batch, reader);
  }
}

/** Whether the user has not been removed, or lost the portal, since the request was received. */
async function hasPortal(batch: CommandBatch, { person, portal }: PortalUser): Promise<boolean> {
  const [known] = await batch.read(personCollection, { keys: [person.id] });
  return (known?.record as Person | undefined)?.portals.includes(portal) ?? false;
}

export async function executeCommand(
  workspace: ServerWorkspace,
  reader: PortalUser | undefined,
  request: CommandRequest,
): Promise<object> {
  const command = findCommand(request, reader);
  if (notStorable.test(JSON.stringify(request)))
    throw new HttpProblem(400, 'The request has a character that cannot be stored.');
  const run = { id: request.id, personId: reader?.person.id ?? '', digest: computeDigest(request) };

  return runInQueue(workspace, async (batch) => {
    if (reader && !(await hasPortal(batch, reader))) throw new HttpProblem(401);
    const answer = await findEarlierAnswer(batch, run);
    if (answer) return answer;
    if (reader) await refuseOld(batch, reader, request);
    return runAndStore(batch, command, run, request, reader);
  });
}

/** Runs a command on behalf of the server, for example to link a user to a sign-in account. */
export const executeServerCommand = (
  workspace: ServerWorkspace,
  command: Command,
  input: unknown,
) => runInQueue(workspace, (batch) => runInBatch(batch, command, input));
