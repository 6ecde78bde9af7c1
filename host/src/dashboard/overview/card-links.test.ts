import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KpiRecords } from 'shared-kernel/domain/overview';
import {
  portalKeys,
  portalLabel,
  type PortalKey,
  type PortalPerson,
} from 'shared-kernel/domain/portal';
import { parseDescription, type RemoteDescription } from 'shared-kernel/remote';
import { createPermissionCheck } from 'shared-kernel/testing';
import {
  clients,
  complianceRecords,
  contracts,
  processes,
  transactions,
  sampleConstants,
} from 'shared-kernel/testing/records';

const at = (path: string) => join(__dirname, '../../../..', path);

const screens = readdirSync(at('.'))
  .filter((folder) => folder.startsWith('remote-'))
  .flatMap((folder) => {
    const { remote } = jest.requireActual<{ remote: unknown }>(at(`${folder}/src/remote.ts`));
    const name = folder.replace('remote-', '');
    return Object.values(parseDescription(name, remote).description?.screens ?? {});
  });

type Screen = RemoteDescription['screens'][string];

const isOf = (kind: string) => (screen: Screen) =>
  screen.records.some((each) => each.kind === kind);

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
  getKpiListLink: TargetOf;
}>(at('host/src/dashboard/overview/overview-kpi.ts'));

const analytics = jest.requireActual<{
  analyticsKpis: readonly string[];
  findKpiRecordList: TargetOf;
}>(at('remote-account/src/analytics/analytics-kpi.ts'));

const { findTasks } = jest.requireActual<{
  findTasks: (request: {
    readonly records: KpiRecords & { readonly cases: readonly [] };
    readonly hasPermission: ReturnType<typeof createPermissionCheck>;
    readonly person: PortalPerson;
    readonly now: string;
  }) => readonly { readonly link: Target }[];
}>(at('host/src/dashboard/tasks/find-tasks.ts'));

const { now } = sampleConstants;

const records: KpiRecords = {
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
  findTasks({
    records: { ...records, cases: [] },
    hasPermission: createPermissionCheck(portal),
    person: { by: portal, name: portalLabel[portal] },
    now,
  }).map(({ link }) => link);

const targetsOf = (keys: readonly string[], targetOf: TargetOf): readonly Target[] =>
  keys
    .map((key) => targetOf(key, { from: '2024-06-23', to: '2024-07-22' }))
    .filter((each) => each !== undefined);

describe('cards that link to a list', () => {
  it.each([
    ['overview', targetsOf(overview.overviewKpis, overview.getKpiListLink)],
    ['tasks', portalKeys.flatMap(linksOf)],
    ['analytics', targetsOf(analytics.analyticsKpis, analytics.findKpiRecordList)],
  ])(
    '[F4, AN2] links on the %s page use only filters that the linked screen declares',
    (_page, targets) => {
      expect(targets.length).toBeGreaterThan(0);
      for (const { kind, filters = {} } of targets) {
        const declared = screens.find(isOf(kind))?.filters ?? {};
        expect(Object.keys(declared)).toEqual(expect.arrayContaining(Object.keys(filters)));
      }
    },
  );

  it('[F4] the filters in the test data match those that the remotes declare', () => {
    const { tabFilters } = jest.requireActual<{ tabFilters: object }>(
      at('shared-kernel/src/testing/record-routes.ts'),
    );
    const declaring = screens.filter(({ filters }) => filters !== undefined);
    expect(Object.fromEntries(declaring.map(({ tab, filters }) => [tab.key, filters]))).toEqual(
      tabFilters,
    );
  });
});
