import type * as v from 'valibot';
import { isVisibleToReader, type NotificationReader } from '../../domain/notification';
import { getPersonId, type PortalKey } from '../../domain/portal';
import type { Command } from '../commands/command';
import type { CommandResult } from '../commands/command-result';
import type { CollectionName, RecordOf } from '../database/collections';
import { createTestSession, type TestSession } from './session';
import { createTestWorkspace } from './create-test-workspace';
import type { Workspace } from '../workspace';

export interface CommandTesterOptions {
  readonly workspace?: Workspace;
  readonly session?: TestSession;
}

const refusalOf = (result: Exclude<CommandResult<unknown>, { status: 'done' }>): string =>
  result.status === 'failed'
    ? `${result.error.message} ${JSON.stringify(result.error)}`
    : result.reason;

/** Runs commands in a test and gives access to their results. */
export function createCommandTester({
  workspace = createTestWorkspace(),
  session = createTestSession(),
}: CommandTesterOptions = {}) {
  const { source } = workspace;
  const latest = { descending: true, limit: 1 } as const;

  const run = <I extends v.GenericSchema, O>(
    command: Command<I, O>,
    input: v.InferInput<I>,
  ): Promise<CommandResult<O>> => workspace.run(command, input, session);

  const done = async <I extends v.GenericSchema, O>(
    command: Command<I, O>,
    input: v.InferInput<I>,
  ): Promise<O> => {
    const result = await run(command, input);
    if (result.status !== 'done') throw new Error(refusalOf(result));
    return result.output;
  };

  const record = async <C extends CollectionName>(
    collection: C,
    key: string,
  ): Promise<RecordOf<C> | undefined> => (await source.get(collection, key))?.record;

  return {
    workspace,
    source,
    session,
    run,
    done,
    record,
    notificationsFor: async (portal: PortalKey, muted: NotificationReader['muted'] = []) => {
      const profile = await record('profiles', portal);
      const personId = getPersonId({ by: portal, personId: profile?.personId });
      const all = await source.find('notifications', 'timestamp', { descending: true });
      return all.filter((one) => isVisibleToReader(one, { portal, personId, muted }));
    },
    latestNotification: async () => (await source.find('notifications', 'timestamp', latest))[0],
    latestEntry: async () => (await source.find('auditEntries', 'at', latest))[0],
  };
}

export type CommandTester = ReturnType<typeof createCommandTester>;
