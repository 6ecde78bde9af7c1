/** The audit entries of one contract, oldest first. */
export const contractAuditQuery = (contractId: string) => ({
  equals: `contracts/${contractId}`,
});
