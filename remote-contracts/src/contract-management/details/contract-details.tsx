import type { Contract } from 'shared-kernel/domain/contract';
import { Stack, RecordText, Section, StatusTag } from 'shared-kernel/ui';
import { useShownClient, useIndexed } from 'shared-kernel/workspace';
import { ContractDocuments } from '../documents/contract-documents';
import { ContractNotarization } from '../notarization/contract-notarization';
import { ContractFacts } from './contract-facts';
import { ContractPrintSheet } from './contract-print-sheet';
import { ContractSignatories } from './contract-signatories';
import { AuditTrail } from 'shared-kernel/records';
import { contractAuditQuery } from '../contract-audit-query';
import styles from './contract-flags.module.css';

const flagView = { label: 'Flag', tone: 'warning', icon: 'flag' } as const;

interface ContractFlagsProps {
  readonly contract: Contract;
}

/** What compliance has against the contract (C4, C9). */
const ContractFlags = ({ contract: { complianceFlags } }: ContractFlagsProps) => (
  <Section title="Compliance flags" look="plain">
    {complianceFlags.length === 0 ? (
      <p className={styles.none}>No compliance flags.</p>
    ) : (
      <ul className={styles.flags} aria-label="Compliance flags">
        {complianceFlags.map((flag) => (
          <li key={flag}>
            <StatusTag view={flagView}>
              <RecordText whole>{flag}</RecordText>
            </StatusTag>
          </li>
        ))}
      </ul>
    )}
  </Section>
);

interface ContractAuditTrailProps {
  readonly contract: Contract;
}

/** Who did what to this contract and when. */
function ContractAuditTrail({ contract }: ContractAuditTrailProps) {
  const entries = useIndexed('auditEntries', 'subject', contractAuditQuery(contract.id));
  return <AuditTrail entries={entries} noun="contract" />;
}

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
