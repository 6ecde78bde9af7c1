import type { RemoteDescription } from './description';

/** Something that only one remote can claim: a tab, or the opening or finding of records of a kind. */
interface Claim {
  readonly what: 'tab' | 'records';
  readonly name: string;
}

/** A claim that conflicts with another remote, or within the same remote if `holder` is `undefined`. */
export interface ClaimConflict extends Claim {
  readonly holder: string | undefined;
}

/** The remote that holds each claim, by claim key. */
export type ClaimHolders = Map<string, string>;

const keyOf = ({ what, name }: Claim) => `${what} ${name}`;

/** Returns all claims of a remote. A claim that two screens make appears twice. */
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
  holders: ClaimHolders,
  description: RemoteDescription,
): ClaimConflict | undefined {
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
export const claims = {
  /** Returns the initial claims of a page, which contain the shell’s own tab. */
  initialClaims: (tab: string): ClaimHolders =>
    new Map([[keyOf({ what: 'tab', name: tab }), 'the shell']]),
  /** Accepts all claims of a remote, or none if one is already taken. Returns the conflict, if any. */
  register,
};
