import type { pageWorkspace } from 'shared-kernel/workspace';
import { readJson, sessionScopedStorage } from 'shared-kernel/shell';
import * as v from 'valibot';

const logKey = 'tf_development_commands';
/** How many are remembered. */
export const maxKept = 50;

const ranSchema = v.object({
  /** When it was dispatched, in milliseconds. */
  at: v.number(),
  command: v.string(),
  input: v.string(),
  outcome: v.string(),
  tookMs: v.number(),
});

/** A command that was dispatched in this browser tab, and what became of it. */
export type RanCommand = v.InferOutput<typeof ranSchema>;

type Workspace = ReturnType<typeof pageWorkspace>;
type Result = Awaited<ReturnType<Workspace['run']>>;

const listeners = new Set<() => void>();
const noted = new WeakSet<Workspace>();
const none: readonly RanCommand[] = [];

const readLog = (): readonly RanCommand[] =>
  readJson(v.array(ranSchema), sessionScopedStorage.get(logKey)) ?? none;

let log: readonly RanCommand[] | undefined;

/** Those that were dispatched last, the newest first. */
export const ranCommands = (): readonly RanCommand[] => (log ??= readLog());

export function onRan(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function add(ran: RanCommand): void {
  log = [ran, ...ranCommands()].slice(0, maxKept);
  sessionScopedStorage.set(logKey, JSON.stringify(log));
  for (const listener of listeners) listener();
}

function outcomeOf(result: Result): string {
  if (result.status === 'failed') return `${result.error.kind}: ${result.error.message}`;
  if (result.status === 'inert') return 'inert';
  return result.undo ? 'done, can be undone' : 'done';
}

/** From here on what is dispatched to a workspace is noted, for as long as the browser tab lasts. */
export function noteCommands(workspace: Workspace): void {
  if (noted.has(workspace)) return;
  noted.add(workspace);
  const run = workspace.run.bind(workspace);
  workspace.run = async (command, input, session) => {
    const at = Date.now();
    const began = performance.now();
    const result = await run(command, input, session);
    const tookMs = Math.round(performance.now() - began);
    const given = input === undefined ? '' : JSON.stringify(input);
    add({ at, command: command.id, input: given, outcome: outcomeOf(result), tookMs });
    return result;
  };
}
