import { formatNumber } from 'shared-kernel/format';
import type { RemoteRelease } from 'shared-kernel/remote';
import { overrides } from './overrides';
import type { ReleaseLoad } from './release-loads';

export interface ReleaseRow {
  readonly name: string;
  readonly release: RemoteRelease | undefined;
  readonly load: ReleaseLoad | undefined;
}

export function sourceOf({ name }: ReleaseRow): string {
  const { composition, remotes } = overrides();
  const asked = remotes[name];
  if (asked?.startsWith('http') === true) return asked;
  if (asked !== undefined) return 'Preview';
  return composition === undefined ? 'Live' : 'Earlier composition';
}

export function loadedText({ load }: ReleaseRow): string {
  if (!load) return 'Not opened';
  if (load.state === 'loading') return 'Loading';
  if (load.state === 'failed') return 'Failed';
  return load.milliseconds === undefined ? 'Not timed' : `${Math.round(load.milliseconds)} ms`;
}

export function integrityText({ release, load }: ReleaseRow): string {
  if (!release) return '—';
  const count = Object.keys(release.files).length;
  if (count === 0) return 'Not checked';
  return load?.state === 'loaded' ? 'Verified' : `${formatNumber(count)} digests`;
}
