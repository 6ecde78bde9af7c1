export const sessionTerms = { permission: 'own' } as const;
