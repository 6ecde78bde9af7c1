/** Every portal may record a sign-in or sign-out. */
export const sessionTerms = { permission: 'own' } as const;
