import { contractStatusDisplay, type Contract } from 'shared-kernel/domain/contract';
import { toLocalDate } from 'shared-kernel/format';
import { Stack, RecordText, Section, StatusTag } from 'shared-kernel/ui';
import {
  useRecordWithCurrentClient,
  useRecordsByIndex,
  useScreening,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { ContractDocuments } from '../documents/contract-documents';
import { ContractNotarization } from '../notarization/contract-notarization';
import { ContractProperties } from './contract-properties';
import { ContractProgress } from './contract-progress';
import { ContractPrintSheet } from './contract-print-sheet';
import { ContractSignatories } from './contract-signatories';
import { AuditTrail, RecordHeader } from 'shared-kernel/records';
import { legalReviewDisplay } from '../legal-review-display';
import { getContractNextStep } from '../rules/next-step';
import { computeSignatoryProgress } from '../rules/signing-order';
import { createContractAuditQuery } from '../create-contract-audit-query';
import styles from './contract-flags.module.css';

const flagView = { label: 'Flag', tone: 'warning', icon: 'flag' } as const;

const ContractFlags = ({ contract: { complianceFlags } }: { readonly contract: Contract }) => (
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

function ContractAuditTrail({ contract }: { readonly contract: Contract }) {
  const entries = useRecordsByIndex(
    'auditEntries',
    'subject',
    createContractAuditQuery(contract.id),
  );
  return <AuditTrail entries={entries} noun="contract" />;
}

interface ContractDetailsProps {
  readonly contract: Contract;
}

function ContractLead({ contract }: ContractDetailsProps) {
  const { signed, total } = computeSignatoryProgress(contract);
  const status = contractStatusDisplay[contract.status];
  const today = toLocalDate(useWorkspaceClock());
  const review = legalReviewDisplay[contract.legalReview];
  const screening = useScreening('contract', contract);
  return (
    <RecordHeader
      figures={[
        { label: 'Value', value: <RecordText>{contract.value.trim() || '—'}</RecordText> },
        { label: 'Signatures', value: `${signed} of ${total}` },
      ]}
      tags={
        <>
          <StatusTag view={status} />
          {review.label !== status.label && <StatusTag view={review} />}
        </>
      }
      step={getContractNextStep(contract, today, screening)}
      stated={null}
    />
  );
}

export function ContractDetails({ contract }: ContractDetailsProps) {
  const shown = useRecordWithCurrentClient(contract);
  return (
    <Stack>
      <ContractProgress contract={contract} />
      <ContractLead contract={contract} />
      <ContractProperties contract={shown} />
      <ContractDocuments contract={contract} />
      <ContractSignatories contract={contract} />
      <ContractNotarization contract={contract} />
      <ContractFlags contract={contract} />
      <ContractAuditTrail contract={contract} />
      <ContractPrintSheet contract={shown} />
    </Stack>
  );
}
