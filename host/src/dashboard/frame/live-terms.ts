/** Of what the frame has and the sample does not: permissions, the preferences at once, a bar of tabs on a phone (F2, F3). */
export const liveTerms = { inReference: false, permission: 'look' } as const;
