export const contractAuditQuery = (contractId: string) => ({
  equals: `contracts/${contractId}`,
});
