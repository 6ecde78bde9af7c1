import type { RemoteDescription } from './description';

/** A tab or record kind that a remote claims. Only one remote on the page can have it. */
interface Claim {
  readonly what: 'tab' | 'records';
  readonly name: string;
}

/**
 * A tab or record kind that is already claimed by the remote `holder`. If `holder` is missing, another screen of the
 * same remote has claimed it.
 */
export interface OwnershipConflict extends Claim {
  readonly holder: string | undefined;
}

/** Maps each claimed tab or record kind to the remote that owns it. */
export type OwnerByKey = Map<string, string>;

const keyOf = ({ what, name }: Claim) => `${what} ${name}`;

/** Returns all tabs and record kinds that a remote claims, including duplicates. */
function claimsOf({ screens }: RemoteDescription): readonly Claim[] {
  const all = Object.values(screens);
  const opened = all.flatMap(({ records }) => records.map(({ kind }) => kind));
  const found = all.flatMap(({ finds }) => finds.map(({ kind }) => kind));
  const foundAlone = found.filter(
    (kind, at) => !opened.includes(kind) || found.indexOf(kind) !== at,
  );
  return [
    ...all.map(({ tab }) => ({ what: 'tab' as const, name: tab.key })),
    ...[...opened, ...foundAlone].map((name) => ({ what: 'records' as const, name })),
  ];
}

function register(
  holders: OwnerByKey,
  description: RemoteDescription,
): OwnershipConflict | undefined {
  const wanted = claimsOf(description);
  const keys = wanted.map(keyOf);
  const taken = wanted.find(
    (claim, at) => holders.has(keyOf(claim)) || keys.indexOf(keyOf(claim)) !== at,
  );
  if (taken) return { ...taken, holder: holders.get(keyOf(taken)) };
  for (const key of keys) holders.set(key, description.name);
  return undefined;
}

/** Ensures that no two remotes on a page have the same tab or record kind. */
export const ownershipRegistry = {
  initialClaims: (tab: string): OwnerByKey =>
    new Map([[keyOf({ what: 'tab', name: tab }), 'the shell']]),
  /**
   * Registers the tabs and record kinds of a remote. If one of them is already claimed, registers none and returns the
   * conflict.
   */
  register,
};
