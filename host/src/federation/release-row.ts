import { formatNumber } from 'shared-kernel/format';
import type { RemoteRelease } from 'shared-kernel/remote';
import type { Overrides } from './overrides';
import type { ReleaseLoad } from './release-loads';

/** One remote as the inspector shows it. */
export interface ReleaseRow {
  readonly name: string;
  readonly release: string | undefined;
  readonly kernelRange: string | undefined;
  readonly source: string;
  readonly integrity: string;
  readonly loaded: string;
}

function sourceOf(name: string, { composition, remotes }: Overrides): string {
  const asked = remotes[name];
  if (asked?.startsWith('http') === true) return asked;
  if (asked !== undefined) return 'Preview';
  return composition === undefined ? 'Live' : 'Earlier composition';
}

function loadedText(load: ReleaseLoad | undefined): string {
  if (!load) return 'Not opened';
  if (load.state === 'loading') return 'Loading';
  if (load.state === 'failed') return 'Failed';
  return load.milliseconds === undefined ? 'Not timed' : `${Math.round(load.milliseconds)} ms`;
}

function integrityText(release: RemoteRelease | undefined, load: ReleaseLoad | undefined): string {
  if (!release) return '—';
  const count = Object.keys(release.files).length;
  if (count === 0) return 'Not checked';
  return load?.state === 'loaded' ? 'Verified' : `${formatNumber(count)} digests`;
}

export function describeRelease(
  name: string,
  release: RemoteRelease | undefined,
  load: ReleaseLoad | undefined,
  overrides: Overrides,
): ReleaseRow {
  return {
    name,
    release: release?.release,
    kernelRange: release?.kernelRange,
    source: sourceOf(name, overrides),
    integrity: integrityText(release, load),
    loaded: loadedText(load),
  };
}
