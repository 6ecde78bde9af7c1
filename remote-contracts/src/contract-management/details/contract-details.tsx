import type { Contract } from 'shared-kernel/domain/contract';
import { Stack } from 'shared-kernel/ui';
import { useShownClient } from 'shared-kernel/workspace';
import { ContractDocuments } from '../documents/contract-documents';
import { ContractNotarization } from '../notarization/contract-notarization';
import { ContractAuditTrail } from './contract-audit-trail';
import { ContractFacts } from './contract-facts';
import { ContractFlags } from './contract-flags';
import { ContractPrintSheet } from './contract-print-sheet';
import { ContractSignatories } from './contract-signatories';

interface ContractDetailsProps {
  readonly contract: Contract;
}

/** Everything about one contract (C11). */
export function ContractDetails({ contract }: ContractDetailsProps) {
  const shown = useShownClient(contract);
  return (
    <Stack>
      <ContractFacts contract={shown} />
      <ContractDocuments contract={contract} />
      <ContractSignatories contract={contract} />
      <ContractNotarization contract={contract} />
      <ContractFlags contract={contract} />
      <ContractAuditTrail contract={contract} />
      <ContractPrintSheet contract={shown} />
    </Stack>
  );
}
