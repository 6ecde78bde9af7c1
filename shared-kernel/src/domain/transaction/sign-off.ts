/** The three desks that sign a transaction off, in their order; one sign-off each (T2: 3 are required). */
export const signOffDesks = ['payments', 'compliance', 'treasury'] as const;
