import { relative } from 'node:path';
import { entryFiles } from '../kernel-api/kernel-package';
import { repository } from '../packages';
import type { Figure } from './figures';
import type { SourceFile } from './read-house';

type Names = readonly string[] | 'all';

/** Which file each entry of the kernel is: `shared-kernel/ui` and `shared-kernel/src/ui/index.ts`. */
type Entries = ReadonlyMap<string, string>;

/** Hands on what others declare, and runs nothing itself. */
const isDoor = ({ path, declared }: SourceFile) =>
  path.endsWith('/index.ts') && declared.length === 0;

interface Taken {
  readonly path: string;
  readonly names: Names;
}

/** What a file takes of others while it runs; a door only what is wanted of it. */
function* takenBy(file: SourceFile, wanted: Names, entries: Entries): Generator<Taken> {
  let exported = 0;
  for (const [place, { from, names, runs }] of file.imports.entries()) {
    const offered = file.exports.slice(exported, exported + (names?.length ?? 0));
    exported += names?.length ?? 0;
    if (runs === undefined) continue;
    const path = entries.get(from) ?? file.arrows[place] ?? from;
    if (!isDoor(file) || wanted === 'all' || runs === 'all') yield { path, names: runs };
    else {
      const handedOn = names?.filter((_, at) => wanted.includes(offered[at] ?? '')) ?? [];
      if (handedOn.length > 0) yield { path, names: handedOn };
    }
  }
}

/**
 * The modules that run once these have loaded: what they import, types and later imports left out. An `index.ts` that
 * only hands on counts for what is taken of it, as the build drops the rest.
 */
export function loadedModules(
  house: readonly SourceFile[],
  roots: readonly string[],
  entries: Entries,
): ReadonlySet<string> {
  const files = new Map(house.map((file) => [file.path, file]));
  const loaded = new Set<string>();
  const followed = new Set<string>();
  const follow = ({ path, names }: Taken) => {
    const file = files.get(path);
    if (!file) return;
    const isAside = isDoor(file);
    const step = isAside ? `${path} ${String(names)}` : path;
    if (followed.has(step)) return;
    followed.add(step);
    if (!isAside) loaded.add(path);
    for (const taken of takenBy(file, names, entries)) follow(taken);
  };
  for (const path of roots) follow({ path, names: 'all' });
  return loaded;
}

/** What loads at the address of the contracts tab on a first visit, until the tab is shown. */
export const contractsTab: readonly string[] = [
  'host/src/head/index.ts',
  'host/src/first-paint/index.ts',
  'host/src/index.ts',
  'host/src/app/routed-app.tsx',
  'host/src/dashboard/open-dashboard.ts',
  'host/src/dashboard/dashboard-page.tsx',
  'host/src/federation/shared-core.ts',
  'host/src/federation/runtime.ts',
  'shared-kernel/src/records/index.ts',
  'shared-kernel/src/workspace/store/sample-contents.ts',
  'remote-contracts/src/exposes/contract-management.ts',
];

/**
 * What runs from the press on “Mark Read” until the change is kept and the toast shows, as V8’s coverage of a test has it:
 * what only draws, reads again or hands on names is left out.
 */
export const markRead: readonly string[] = [
  'remote-operations/src/notifications/details/notification-actions.tsx',
  'shared-kernel/src/workspace/hooks/use-command.ts',
  'shared-kernel/src/workspace/workspace.ts',
  'shared-kernel/src/workspace/commands/parse-input.ts',
  'shared-kernel/src/workspace/commands/policy.ts',
  'shared-kernel/src/workspace/commands/run-command.ts',
  'shared-kernel/src/workspace/commands/command-transaction.ts',
  'shared-kernel/src/workspace/commands/mark-notifications.ts',
  'shared-kernel/src/workspace/commands/deep-equal.ts',
  'shared-kernel/src/workspace/store/collections.ts',
  'shared-kernel/src/workspace/store/apply-changes.ts',
  'shared-kernel/src/workspace/store/record-table.ts',
  'shared-kernel/src/workspace/store/audit-log.ts',
  'shared-kernel/src/workspace/store/present.ts',
  'shared-kernel/src/workspace/store/query-cache.ts',
  'shared-kernel/src/workspace/long-lists/tally.ts',
  'shared-kernel/src/workspace/long-lists/time-slices.ts',
  'shared-kernel/src/workspace/evidence/bring-evidence.ts',
  'shared-kernel/src/workspace/evidence/chain.ts',
  'shared-kernel/src/workspace/store/store-over-port.ts',
  'shared-kernel/src/workspace/store/workspace-store.ts',
  'shared-kernel/src/workspace/store/at-hand.ts',
  'shared-kernel/src/workspace/store/workspace-writes.ts',
  'shared-kernel/src/workspace/browser/write-journal.ts',
  'shared-kernel/src/workspace/store/write-log.ts',
  'shared-kernel/src/workspace/browser/tabs.ts',
  'shared-kernel/src/workspace/browser/database-port.ts',
  'shared-kernel/src/workspace/browser/record-reader.ts',
  'shared-kernel/src/workspace/browser/connection.ts',
  'shared-kernel/src/workspace/browser/stored-record.ts',
  'shared-kernel/src/workspace/browser/seeding.ts',
  'shared-kernel/src/shell/toast.ts',
];

/** How long the walks are. */
export function walkFigures(house: readonly SourceFile[]): readonly Figure[] {
  const entries = entryFiles().map(
    ([entry, file]) => [entry.replace('.', 'shared-kernel'), relative(repository, file)] as const,
  );
  const loaded = loadedModules(house, contractsTab, new Map(entries));
  return [
    { name: 'modules loaded for the contracts tab', value: loaded.size, goal: '≤ 400' },
    { name: 'files that run to mark a notification read', value: markRead.length, goal: '≤ 32' },
  ];
}
