/** Where and by whom signing in and out can be noted, and a code asked for. */
export const sessionTerms = { permission: 'own' } as const;
