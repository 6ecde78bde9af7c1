import { keysOf } from 'shared-kernel/format';
import type { pageWorkspace } from 'shared-kernel/workspace';

type Workspace = ReturnType<typeof pageWorkspace>;
type CollectionName = Parameters<Workspace['source']['keys']>[0];

const collectionLabel: Readonly<Record<CollectionName, string>> = {
  contracts: 'Contracts',
  clients: 'Clients',
  complianceRecords: 'Compliance records',
  transactions: 'Transactions',
  processes: 'Processes',
  processAlerts: 'Process alerts',
  notifications: 'Notifications',
  profiles: 'Profiles',
  auditEntries: 'Audit entries',
  demoRequests: 'Demo requests',
  settings: 'Settings',
  files: 'Files',
  cases: 'Review cases',
  contractTemplates: 'Contract templates',
};

const collectionNames = keysOf(collectionLabel);

/** How much there is of a collection, and how much of it the page has at hand. */
export interface Holding {
  readonly name: string;
  readonly count: number;
  /** Whether all of it has been read. */
  readonly isAtHand: boolean;
  /** How many reads of it the cache keeps. */
  readonly reads: number;
}

export interface Holdings {
  readonly collections: readonly Holding[];
  /** The databases of this browser, with their versions. */
  readonly databases: readonly string[];
  /** How often everything was replaced. */
  readonly epoch: number;
  readonly sampleMoment: string;
  /** The place of the audit log's newest entry. */
  readonly logSeq: number | undefined;
}

async function holdingOf(name: CollectionName, { source, queryClient }: Workspace) {
  return {
    name: collectionLabel[name],
    count: await source.count(name),
    isAtHand: source.peek(name) !== undefined,
    reads: queryClient.getQueryCache().findAll({ queryKey: ['workspace', name] }).length,
  };
}

/** None if the browser has no database, or does not list its databases. */
async function databasesHere(): Promise<readonly string[]> {
  try {
    const databases = await indexedDB.databases();
    return databases.map(({ name = '', version = 0 }) => `${name}, version ${version}`);
  } catch {
    return [];
  }
}

/** What a workspace holds now, and where. */
export async function readHoldings(workspace: Workspace): Promise<Holdings> {
  const { source } = workspace;
  const { head } = await source.logState();
  return {
    collections: await Promise.all(collectionNames.map((name) => holdingOf(name, workspace))),
    databases: await databasesHere(),
    epoch: await source.epoch(),
    sampleMoment: await source.sampleMoment(),
    logSeq: head?.seq,
  };
}
