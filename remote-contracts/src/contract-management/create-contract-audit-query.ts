export const createContractAuditQuery = (contractId: string) => ({
  equals: `contracts/${contractId}`,
});
