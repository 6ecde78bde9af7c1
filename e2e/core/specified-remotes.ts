/** The remotes of the nine specified tabs. The tests use only these, even if more remotes exist. */
export const specifiedRemotes = ['account', 'compliance', 'contracts', 'operations'] as const;

export type SpecifiedRemote = (typeof specifiedRemotes)[number];
