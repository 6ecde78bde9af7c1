import type { Contract } from 'shared-kernel/domain/contract';
import { Stack } from 'shared-kernel/ui';
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
export const ContractDetails = ({ contract }: ContractDetailsProps) => (
  <Stack>
    <ContractFacts contract={contract} />
    <ContractDocuments contract={contract} />
    <ContractSignatories contract={contract} />
    <ContractNotarization contract={contract} />
    <ContractFlags contract={contract} />
    <ContractAuditTrail contract={contract} />
    <ContractPrintSheet contract={contract} />
  </Stack>
);
