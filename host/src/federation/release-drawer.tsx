import { Suspense, use, useState } from 'react';
import { formatNumber } from 'shared-kernel/format';
import kernel from 'shared-kernel/package.json';
import type { RemoteRelease } from 'shared-kernel/remote';
import { CopyableText, DetailsTable, DetailDrawer } from 'shared-kernel/records';
import { DataTable, DetailSkeleton, Stack, type TableColumn } from 'shared-kernel/ui';
import { CopyDetails } from '../diagnostics/copy-details';
import { loadComposition, loadRelease, type LoadedComposition } from './composition';
import { getCurrentOverrides } from './overrides';
import { getPageRemotes } from './page-remotes';
import { useReleaseLoads, type ReleaseLoad } from './release-loads';

interface ReleaseDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface ReleaseRow {
  readonly name: string;
  readonly release: RemoteRelease | undefined;
  readonly load: ReleaseLoad | undefined;
}

function sourceOf({ name }: ReleaseRow): string {
  const { composition, remotes } = getCurrentOverrides();
  const asked = remotes[name];
  if (asked?.startsWith('http') === true) return asked;
  if (asked !== undefined) return 'Preview';
  return composition === undefined ? 'Live' : 'Earlier composition';
}

function loadedText({ load }: ReleaseRow): string {
  if (!load) return 'Not opened';
  if (load.state === 'loading') return 'Loading';
  if (load.state === 'failed') return 'Failed';
  return load.milliseconds === undefined ? 'Not measured' : `${Math.round(load.milliseconds)} ms`;
}

function integrityText({ release, load }: ReleaseRow): string {
  if (!release) return '—';
  const count = Object.keys(release.files).length;
  if (count === 0) return 'Not checked';
  return load?.state === 'loaded' ? 'Verified' : `${formatNumber(count)} digests`;
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
        <CopyableText text={release.release} label={`${name} release`} truncate={9} />
      ),
  },
  { key: 'source', title: 'From', render: sourceOf },
  { key: 'kernel', title: 'Kernel', render: ({ release }) => release?.kernelRange ?? '—' },
  { key: 'integrity', title: 'Integrity', render: integrityText },
  { key: 'load', title: 'Loaded', render: loadedText, align: 'end' },
];

interface Inspected {
  readonly deployed: LoadedComposition | undefined;
  readonly releases: readonly (readonly [string, RemoteRelease | undefined])[];
}

async function inspect(): Promise<Inspected> {
  const deployed = await loadComposition().catch(() => undefined);
  const { names, described } = getPageRemotes();
  const known = [...new Set([...names, ...Object.keys(described)])].sort();
  const loading = known.map(
    async (name) => [name, await loadRelease(name).catch(() => undefined)] as const,
  );
  return { deployed, releases: await Promise.all(loading) };
}

function Releases({ inspecting }: { readonly inspecting: Promise<Inspected> }) {
  const { deployed, releases } = use(inspecting);
  const loads = useReleaseLoads();
  const rows = releases.map(([name, release]) => ({ name, release, load: loads[name] }));

  return (
    <Stack>
      <DetailsTable
        facts={[
          {
            label: 'Composition',
            value: deployed && (
              <CopyableText text={deployed.hash} label="composition hash" truncate={24} />
            ),
          },
          { label: 'Promotion', value: deployed?.seq },
          { label: 'Kernel version of the shell', value: kernel.version },
        ]}
      />
      <DataTable
        label="Remote releases"
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </Stack>
  );
}

export function ReleaseDrawer({ open, onClose }: ReleaseDrawerProps) {
  const [inspecting] = useState(inspect);
  return (
    <DetailDrawer
      open={open}
      title="Diagnostics and releases"
      onClose={onClose}
      width={880}
      extra={<CopyDetails />}
    >
      <Suspense fallback={<DetailSkeleton />}>
        <Releases inspecting={inspecting} />
      </Suspense>
    </DetailDrawer>
  );
}
