import {
  contractStatusDisplay,
  contractTypeLabel,
  type Contract,
  formatContractTitle,
} from 'shared-kernel/domain/contract';
import { legalReviewDisplay } from '../legal-review-display';
import { formatDate, formatDateTime } from 'shared-kernel/format';
import { CopyableText, DescriptionGrid } from 'shared-kernel/records';
import { Section, StatusTag, RecordText } from 'shared-kernel/ui';
import styles from './contract-properties.module.css';
import { Link, useRecordPath } from 'shared-kernel/shell';
import { useRecord } from 'shared-kernel/workspace';

function ContractLink({ id }: { readonly id: string }) {
  const { data: contract } = useRecord('contracts', id);
  const path = useRecordPath();
  if (!contract) return id;
  return (
    <Link to={path('contracts', id)}>
      <RecordText whole>{formatContractTitle(contract)}</RecordText>
    </Link>
  );
}

const submissionFacts = ({ submitted }: Contract) =>
  submitted
    ? [
        {
          label: 'Submitted by',
          value: (
            <RecordText whole>{`${submitted.name}, ${formatDateTime(submitted.at)}`}</RecordText>
          ),
        },
      ]
    : [];

const relatedFacts = ({ amends, amendments = [] }: Contract) => [
  ...(amends === undefined
    ? []
    : [{ label: 'Amends', value: <ContractLink id={amends} />, wide: true }]),
  ...(amendments.length === 0
    ? []
    : [
        {
          label: 'Amended by',
          value: (
            <ul className={styles.amendments}>
              {amendments.map((id) => (
                <li key={id}>
                  <ContractLink id={id} />
                </li>
              ))}
            </ul>
          ),
          wide: true,
        },
      ]),
];

export function ContractProperties({ contract }: { readonly contract: Contract }) {
  const { id, type, client, value, status, legalReview, createdDate, lastModified } = contract;
  return (
    <Section title="Contract details" look="plain">
      <DescriptionGrid
        items={[
          { label: 'Contract number', value: <CopyableText text={id} label="contract number" /> },
          { label: 'Type', value: contractTypeLabel[type] },
          { label: 'Client', value: client.trim() },
          { label: 'Value', value: value.trim() },
          {
            label: 'Status',
            value: <StatusTag view={contractStatusDisplay[status]} size="small" />,
          },
          {
            label: 'Legal validation',
            value: (
              <span className={styles.review}>
                <StatusTag view={legalReviewDisplay[legalReview]} size="small" />
                <span>Legal review: {legalReview}</span>
              </span>
            ),
          },
          ...submissionFacts(contract),
          { label: 'Created', value: formatDate(createdDate) },
          { label: 'Last modified', value: formatDate(lastModified) },
          ...relatedFacts(contract),
        ]}
      />
    </Section>
  );
}
