import {
  remoteReleaseSchema,
  type Canary,
  type Composition,
  type DeployedRemote,
  type RemoteRelease,
} from 'shared-kernel/remote';
import * as v from 'valibot';

type Remotes = Readonly<Record<string, DeployedRemote>>;

/** The release that a remote runs where no canary is. */
export const stableOf = (deployed: DeployedRemote): RemoteRelease =>
  v.parse(remoteReleaseSchema, deployed);

/** The releases that canaries try, by their remotes. */
export function triedReleases(remotes: Remotes): Readonly<Record<string, RemoteRelease>> {
  const under = Object.entries(remotes).flatMap(([name, { canary }]) =>
    canary ? [[name, canary.tried] as const] : [],
  );
  return Object.fromEntries(under);
}

/** Every release that some browser runs, with its remote: two of a remote that has a canary. */
export const runningReleases = (
  remotes: Remotes,
): readonly (readonly [string, RemoteRelease])[] => [
  ...Object.entries(remotes).map(([name, deployed]) => [name, stableOf(deployed)] as const),
  ...Object.entries(triedReleases(remotes)),
];

/** What a canary is called where a person reads it. */
export const canaryWords = ({ tried, percent }: Canary): string =>
  `${tried.release.slice(0, 12)} for ${percent}% of browsers`;

/** What everybody runs where no canary is. */
export const withoutCanaries = (composition: Composition): Composition => ({
  ...composition,
  remotes: Object.fromEntries(
    Object.entries(composition.remotes).map(([name, deployed]) => [name, stableOf(deployed)]),
  ),
});
