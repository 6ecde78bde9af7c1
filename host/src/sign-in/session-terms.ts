/** Everyone may record sign-in and sign-out and be asked for a code. */
export const sessionTerms = { permission: 'own' } as const;
