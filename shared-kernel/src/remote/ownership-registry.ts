import type { RemoteDescription } from './description';

/** A tab or record kind that only one remote can have. */
interface Claim {
  readonly what: 'tab' | 'records';
  readonly name: string;
}

/** A tab or record kind that another remote has. Without `holder`, two screens of the remote conflict. */
export interface OwnershipConflict extends Claim {
  readonly holder: string | undefined;
}

/** Maps the key of a tab or record kind to the remote that owns it. */
export type OwnerByKey = Map<string, string>;

const keyOf = ({ what, name }: Claim) => `${what} ${name}`;

/** Returns the tabs and record kinds of a remote. Duplicates are included. */
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

/** Registers the tabs and record kinds that only one remote on a page can claim. */
export const ownershipRegistry = {
  initialClaims: (tab: string): OwnerByKey =>
    new Map([[keyOf({ what: 'tab', name: tab }), 'the shell']]),
  /** Registers the tabs and record kinds of a remote. A conflict is returned, and then nothing is registered. */
  register,
};
