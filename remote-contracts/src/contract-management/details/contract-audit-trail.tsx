import type { Contract } from 'shared-kernel/domain/contract';
import { AuditTrail } from 'shared-kernel/records';
import { useIndexed } from 'shared-kernel/workspace';
import { contractAuditQuery } from '../contract-audit-query';

interface ContractAuditTrailProps {
  readonly contract: Contract;
}

/** Who did what to this contract and when. */
export function ContractAuditTrail({ contract }: ContractAuditTrailProps) {
  const entries = useIndexed('auditEntries', 'subject', contractAuditQuery(contract.id));
  return <AuditTrail entries={entries} noun="contract" />;
}
