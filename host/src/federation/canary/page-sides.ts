import {
  canaryName,
  type Canary,
  type CompositionPointer,
  type RemoteRelease,
} from 'shared-kernel/remote';
import { byLot, chosenRemotes, type IsIn } from './sides';

/** On which side of a remote's canary the page is. */
export interface Side {
  readonly isCanary: boolean;
  /** How many of a hundred browsers run the canary. */
  readonly percent: number;
  /** Id of the release that it tries. */
  readonly tried: string;
  /** What all others run. */
  readonly stable: RemoteRelease;
}

/** By remote; none of those that have no canary. */
export type Sides = Readonly<Partial<Record<string, Side>>>;

type Read = Pick<CompositionPointer, 'composition'>;

/** The same with one release a remote, as a page that began now would run it. */
export const atNextPage = <Deployed extends Read>(deployed: Deployed): Deployed => ({
  ...deployed,
  composition: {
    ...deployed.composition,
    remotes: chosenRemotes(deployed.composition.remotes),
  },
});

/** The canaries that this page runs, from its first reading on. */
let entered: ReadonlySet<string> | undefined;

function namesIn({ composition: { remotes } }: Read): ReadonlySet<string> {
  const names = Object.entries(remotes).flatMap(([name, { canary }]) =>
    canary && byLot(name, canary) ? [canaryName(name, canary)] : [],
  );
  return new Set(names);
}

/**
 * The same with one release a remote, as this page runs it. A page keeps its side until it is left: what it reads later
 * brings it into no canary that it did not begin in, and out of one only where that has ended.
 */
export function inThisPage<Deployed extends Read>(
  deployed: Deployed,
): Deployed & { readonly sides?: Sides } {
  const own = (entered ??= namesIn(deployed));
  const isIn: IsIn = (remote, canary: Canary) => own.has(canaryName(remote, canary));
  const { remotes } = deployed.composition;
  const sides = Object.entries(remotes).flatMap(([name, { canary, ...stable }]) => {
    if (!canary) return [];
    const { percent, tried } = canary;
    const side = { isCanary: isIn(name, canary), percent, tried: tried.release, stable };
    return [[name, side] as const];
  });
  if (sides.length === 0) return deployed;
  return {
    ...deployed,
    composition: { ...deployed.composition, remotes: chosenRemotes(remotes, isIn) },
    sides: Object.fromEntries(sides),
  };
}
