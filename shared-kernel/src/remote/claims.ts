import type { RemoteDescription } from './description';

/** What one remote alone can have: a tab, or the records of a kind, which it opens, finds or both. */
interface Claim {
  readonly what: 'tab' | 'records';
  readonly name: string;
}

/** A claim that another remote has, or another screen of the same one where there is no holder. */
export interface ClaimConflict extends Claim {
  readonly holder: string | undefined;
}

/** Who has what, by the key of the claim. */
export type ClaimHolders = Map<string, string>;

const keyOf = ({ what, name }: Claim) => `${what} ${name}`;

/** Everything that a remote claims; what two of its screens claim is in it twice. */
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

function take(holders: ClaimHolders, description: RemoteDescription): ClaimConflict | undefined {
  const wanted = claimsOf(description);
  const keys = wanted.map(keyOf);
  const taken = wanted.find(
    (claim, at) => holders.has(keyOf(claim)) || keys.indexOf(keyOf(claim)) !== at,
  );
  if (taken) return { ...taken, holder: holders.get(keyOf(taken)) };
  for (const key of keys) holders.set(key, description.name);
  return undefined;
}

/** What each remote alone has on a page. */
export const claims = {
  /** The claims of a page before any remote has one: the shell has a tab of its own. */
  ofShell: (tab: string): ClaimHolders =>
    new Map([[keyOf({ what: 'tab', name: tab }), 'the shell']]),
  /** Gives a remote all that it claims, or nothing where any of it is taken: then the conflict is returned. */
  take,
};
