import { type IndexQuery } from 'shared-kernel/workspace';

/** The audit entries of one contract, oldest first. */
export const contractAuditQuery = (contractId: string): IndexQuery => ({
  equals: `contracts/${contractId}`,
});
