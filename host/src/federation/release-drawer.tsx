import { Suspense, use, useState } from 'react';
import kernel from 'shared-kernel/package.json';
import { remoteNames } from 'shared-kernel/remote';
import { CopyText, DescriptionGrid, DetailDrawer } from 'shared-kernel/records';
import { DataTable, DetailSkeleton, Stack, type TableColumn } from 'shared-kernel/ui';
import { loadComposition, loadRelease, type Deployed } from './composition';
import { overrides } from './overrides';
import { describeRelease, type ReleaseRow } from './release-row';
import { useReleaseLoads } from './release-loads';

interface ReleaseDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const columns: readonly TableColumn<ReleaseRow>[] = [
  { key: 'name', title: 'Remote', render: ({ name }) => name, isRowHeader: true },
  {
    key: 'release',
    title: 'Release',
    render: ({ name, release }) =>
      release === undefined ? (
        '—'
      ) : (
        <CopyText text={release} label={`${name} release`} truncate={9} />
      ),
  },
  { key: 'source', title: 'From', render: ({ source }) => source },
  { key: 'kernel', title: 'Kernel', render: ({ kernelRange }) => kernelRange ?? '—' },
  { key: 'integrity', title: 'Integrity', render: ({ integrity }) => integrity },
  { key: 'load', title: 'Loaded', render: ({ loaded }) => loaded, align: 'end' },
];

interface Inspected {
  readonly deployed: Deployed | undefined;
  readonly releases: readonly (Awaited<ReturnType<typeof loadRelease>> | undefined)[];
}

const inspect = async (): Promise<Inspected> => ({
  deployed: await loadComposition().catch(() => undefined),
  releases: await Promise.all(remoteNames.map((name) => loadRelease(name).catch(() => undefined))),
});

function Releases({ inspecting }: { readonly inspecting: Promise<Inspected> }) {
  const { deployed, releases } = use(inspecting);
  const loads = useReleaseLoads();
  const rows = remoteNames.map((name, index) =>
    describeRelease(name, releases[index], loads[name], overrides()),
  );

  return (
    <Stack>
      <DescriptionGrid
        items={[
          {
            label: 'Composition',
            wide: true,
            value: deployed && (
              <CopyText text={deployed.hash} label="composition hash" truncate={24} />
            ),
          },
          { label: 'Promotion', value: deployed?.seq },
          { label: 'Kernel of the shell', value: kernel.version },
        ]}
      />
      <DataTable
        label="Releases of the remotes"
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </Stack>
  );
}

/** Each remote's release, where it came from and how its loading went, for a report of a fault. */
export function ReleaseDrawer({ open, onClose }: ReleaseDrawerProps) {
  const [inspecting] = useState(inspect);
  return (
    <DetailDrawer open={open} title="Releases" onClose={onClose} width={880}>
      <Suspense fallback={<DetailSkeleton />}>
        <Releases inspecting={inspecting} />
      </Suspense>
    </DetailDrawer>
  );
}
