import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FigureRecords } from 'shared-kernel/domain/overview';
import {
  portalKeys,
  portalLabel,
  type PortalKey,
  type PortalPerson,
} from 'shared-kernel/domain/portal';
import { readDescription, type RemoteDescription } from 'shared-kernel/remote';
import { mayIn } from 'shared-kernel/testing';
import {
  clients,
  complianceRecords,
  contracts,
  processes,
  transactions,
  world,
} from 'shared-kernel/testing/records';
import * as v from 'valibot';

const at = (path: string) => join(__dirname, '../../../..', path);

const screens = readdirSync(at('.'))
  .filter((folder) => folder.startsWith('remote-'))
  .flatMap((folder) => {
    const { remote } = jest.requireActual<{ remote: unknown }>(at(`${folder}/src/remote.ts`));
    const name = folder.replace('remote-', '');
    return Object.values(readDescription(name, remote).description?.screens ?? {});
  });

type Screen = RemoteDescription['screens'][string];

const isOf = (kind: string) => (screen: Screen) =>
  screen.records.some((each) => each.kind === kind);

/** The list that a card leads to. */
interface Target {
  readonly kind: string;
  readonly filters?: Readonly<Record<string, string>>;
}

type TargetOf = (
  key: string,
  window: { readonly from: string; readonly to: string },
) => Target | undefined;

const overview = jest.requireActual<{
  overviewKpis: readonly string[];
  kpiTarget: TargetOf;
}>(at('host/src/dashboard/overview/overview-kpi.ts'));

const analytics = jest.requireActual<{
  analyticsKpis: readonly string[];
  countedList: TargetOf;
}>(at('remote-account/src/analytics/analytics-kpi.ts'));

type Filters = Readonly<Record<string, string>>;

interface Task {
  readonly link: Target & { readonly id: string };
}

const { openTasks } = jest.requireActual<{
  openTasks: (request: {
    readonly records: FigureRecords & { readonly cases: readonly [] };
    readonly may: ReturnType<typeof mayIn>;
    readonly person: PortalPerson;
    readonly now: string;
  }) => readonly Task[];
}>(at('host/src/dashboard/tasks/open-tasks.ts'));

const { now } = world;

const records: FigureRecords = {
  transactions,
  processes,
  contracts: [
    ...contracts,
    ...contracts.map((contract, place) => ({
      ...contract,
      id: `declined-${String(place)}`,
      signatories: contract.signatories.map((each) => ({ ...each, status: 'declined' as const })),
    })),
  ],
  clients,
  complianceRecords,
};

const linksOf = (portal: PortalKey) =>
  openTasks({
    records: { ...records, cases: [] },
    may: mayIn(portal),
    person: { by: portal, name: portalLabel[portal] },
    now,
  }).map(({ link }) => link);

type Found = readonly { readonly id: string }[];

const operations = 'remote-operations/src';
const compliance = 'remote-compliance/src';

const { transactionFilterSchema, filterTransactions } = jest.requireActual<{
  transactionFilterSchema: v.GenericSchema<unknown, object>;
  filterTransactions: (all: typeof transactions, filter: object) => Found;
}>(at(`${operations}/transactions/list/transaction-filter.ts`));
const { processFilterSchema, filteredProcesses } = jest.requireActual<{
  processFilterSchema: v.GenericSchema<unknown, object>;
  filteredProcesses: (all: typeof processes, filter: object, now: string) => Found;
}>(at(`${operations}/processes/list/process-filter.ts`));
const { selectVisibleContracts } = jest.requireActual<{
  selectVisibleContracts: (
    all: typeof contracts,
    filter: Filters,
    sight: { readonly today: string },
  ) => Found;
}>(at('remote-contracts/src/contract-management/list/select-visible-contracts.ts'));
const { searchClients } = jest.requireActual<{
  searchClients: (all: typeof clients, filter: Filters) => Found;
}>(at(`${compliance}/client-management/list/search-clients.ts`));
const { searchComplianceRecords } = jest.requireActual<{
  searchComplianceRecords: (all: typeof complianceRecords, filter: Filters) => Found;
}>(at(`${compliance}/compliance-score/list/search-records.ts`));

/** What each list shows by the filters of its address. */
const listed: Readonly<Record<string, (filters: Filters) => Found>> = {
  transactions: (filters) =>
    filterTransactions(transactions, v.parse(transactionFilterSchema, filters)),
  processes: (filters) => filteredProcesses(processes, v.parse(processFilterSchema, filters), now),
  contracts: (filters) =>
    selectVisibleContracts(
      records.contracts,
      { q: '', status: 'all', show: 'all', sort: 'modified', dir: 'descending', ...filters },
      { today: now.slice(0, 10) },
    ),
  clients: (filters) => searchClients(clients, filters),
  compliance: (filters) => searchComplianceRecords(complianceRecords, filters),
};

const targetsOf = (keys: readonly string[], targetOf: TargetOf): readonly Target[] =>
  keys
    .map((key) => targetOf(key, { from: '2024-06-23', to: '2024-07-22' }))
    .filter((each) => each !== undefined);

describe('a card that leads to a list', () => {
  it.each([
    ['overview', targetsOf(overview.overviewKpis, overview.kpiTarget)],
    ['tasks', portalKeys.flatMap(linksOf)],
    ['analytics', targetsOf(analytics.analyticsKpis, analytics.countedList)],
  ])('[F4, AN2] of the %s narrows it by filters that its screen declares', (_page, targets) => {
    expect(targets.length).toBeGreaterThan(0);
    for (const { kind, filters = {} } of targets) {
      const declared = screens.find(isOf(kind))?.filters ?? {};
      expect(Object.keys(declared)).toEqual(expect.arrayContaining(Object.keys(filters)));
    }
  });

  it('[F4] meets in the tests of screens the filters that the remotes describe', () => {
    const { tabFilters } = jest.requireActual<{ tabFilters: object }>(
      at('shared-kernel/src/testing/record-places.ts'),
    );
    const declaring = screens.filter(({ filters }) => filters !== undefined);
    expect(Object.fromEntries(declaring.map(({ tab, filters }) => [tab.key, filters]))).toEqual(
      tabFilters,
    );
  });
});

describe('a task', () => {
  // The client's lists show its own company alone, which is not a filter of theirs.
  it.each(portalKeys.filter((portal) => portal !== 'client'))(
    '[R78, policy] opens in the %s portal in a list that has its record',
    (portal) => {
      for (const { kind, id, filters = {} } of linksOf(portal))
        expect(listed[kind]?.(filters).map((record) => record.id)).toContain(id);
    },
  );
});
