import type { Contract } from 'shared-kernel/domain/contract';
import { useIndexed } from 'shared-kernel/workspace';
import { contractAuditQuery } from '../contract-audit-query';
import { notarizationEvent } from './notarization-event';

/** The contract's notarization for a calendar; its revision is known once the entries about it are read. */
export function useNotarizationEvent(contract: Contract) {
  const { data: entries } = useIndexed('auditEntries', 'subject', contractAuditQuery(contract.id));
  return { event: notarizationEvent(contract, entries ?? []), isRead: entries !== undefined };
}
