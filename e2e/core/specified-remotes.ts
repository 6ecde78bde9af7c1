/** The remotes of the nine specified tabs. The tests use only these remotes, even if more exist. */
export const specifiedRemotes = ['account', 'compliance', 'contracts', 'operations'] as const;

export type SpecifiedRemote = (typeof specifiedRemotes)[number];
