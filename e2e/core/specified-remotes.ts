/** Tests use only the remotes of the nine specified tabs. */
export const specifiedRemotes = ['account', 'compliance', 'contracts', 'operations'] as const;

export type SpecifiedRemote = (typeof specifiedRemotes)[number];
