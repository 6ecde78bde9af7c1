import {
  isDatabaseUnreachable,
  runWriteTransaction,
  getSqlState,
} from '../database/write-transaction';
import type { Database } from '../database/open-database';
import { CommandBatch } from './command-batch';
import type { ServerWorkspace } from './server-workspace';

/** Maximum number of commands that are stored in one transaction. */
const maxBatch = 50;

interface Waiting {
  /** Runs the command. Returns a function that settles the promise of the command after the batch is stored. */
  readonly run: (batch: CommandBatch) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

async function runTogether(workspace: ServerWorkspace, all: readonly Waiting[]): Promise<void> {
  let settle: (() => void)[] = [];
  const batch = await runWriteTransaction(workspace.database, async (transaction, state) => {
    if (!state) throw new Error('The workspace is not open.');
    workspace.cache.forgetNewerThan(state);
    await workspace.cache.synchronize(transaction, state);
    const opened = new CommandBatch(workspace, transaction, state);
    settle = [];
    for (const { run, fail } of all)
      try {
        settle.push(await run(opened));
      } catch (error) {
        // A database error aborts the whole transaction. Any other error affects only the command that caused it.
        if (getSqlState(error) !== undefined || isDatabaseUnreachable(error)) throw error;
        settle.push(() => fail(error));
      }
    await opened.store();
    return opened;
  });
  batch.publish();
  for (const one of settle) one();
}

async function runBatch(workspace: ServerWorkspace, all: readonly Waiting[]): Promise<void> {
  try {
    await runTogether(workspace, all);
  } catch (error) {
    // One command may have caused the error, so the commands are retried one by one.
    if (all.length > 1 && !isDatabaseUnreachable(error))
      for (const one of all) await runBatch(workspace, [one]);
    else for (const { fail } of all) fail(error);
  }
}

const queues = new WeakMap<Database, Waiting[]>();

async function runAll(workspace: ServerWorkspace, queue: Waiting[]): Promise<void> {
  while (queue.length > 0) await runBatch(workspace, queue.splice(0, maxBatch));
  queues.delete(workspace.database);
}

/** Runs the commands of this server one after another. Commands that wait at the same time share a transaction. */
export const runInQueue = <T>(
  workspace: ServerWorkspace,
  work: (batch: CommandBatch) => Promise<T>,
): Promise<T> =>
  new Promise<T>((resolve, fail) => {
    const run = async (batch: CommandBatch) => {
      const result = await work(batch);
      return () => resolve(result);
    };
    const queue = queues.get(workspace.database);
    if (queue) return void queue.push({ run, fail });
    const added: Waiting[] = [{ run, fail }];
    queues.set(workspace.database, added);
    void runAll(workspace, added);
  });
