/** The parts of a case's details that lift what its next step waits for, by the id of their elements. */
export const casePart = { kyc: 'case-kyc', aml: 'case-aml', issues: 'case-issues' } as const;
