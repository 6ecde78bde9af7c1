/** Every portal has permission to record its sign-ins and sign-outs. */
export const sessionTerms = { permission: 'own' } as const;
