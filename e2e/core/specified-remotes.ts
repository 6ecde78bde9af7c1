/** The remotes of the specification's nine tabs, which the tests drive whatever other remotes there are. */
export const specifiedRemotes = ['account', 'compliance', 'contracts', 'operations'] as const;

export type SpecifiedRemote = (typeof specifiedRemotes)[number];
