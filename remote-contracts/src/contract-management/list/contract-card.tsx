import {
  contractStatusDisplay,
  formatContractTitle,
  contractTypeLabel,
  type Contract,
} from 'shared-kernel/domain/contract';
import { formatDate, formatNumber, truncateText } from 'shared-kernel/format';
import { useAvailability } from 'shared-kernel/workspace';
import {
  ActionMenu,
  Icon,
  RecordCard,
  RecordLink,
  RecordText,
  RowSelectionCheckbox,
  StatusTag,
  Button,
  VisuallyHidden,
} from 'shared-kernel/ui';
import { useRecordPath } from 'shared-kernel/shell';
import { legalReviewDisplay } from '../legal-review-display';
import { ContractValue } from './contract-value';
import styles from './contract-card.module.css';
import { NextContractStep, SignatoryProgress } from '../signatory-progress';
import { useEditMenuItems } from '../editing/edit-menu-items';
import { EditButton } from '../editing/edit-button';
import { DocusignButton } from '../signing/docusign-button';
import { useContractDrawer } from '../use-contract-drawer';
import { contractTerms } from '../commands/terms';

interface ContractCardProps {
  readonly contract: Contract;
}

function ContractActions({ contract }: ContractCardProps) {
  const { openContract } = useContractDrawer();
  const { state } = useAvailability(contractTerms.editContract);
  const changes = useEditMenuItems(contract);
  return (
    <>
      <Button onClick={() => openContract(contract.id)}>
        <span>
          View Details{' '}
          <VisuallyHidden>of {truncateText(formatContractTitle(contract))}</VisuallyHidden>
        </span>
      </Button>
      <DocusignButton contract={contract} />
      {state === 'inert' ? (
        <EditButton contract={contract} type="text" />
      ) : (
        changes.length > 0 && (
          <ActionMenu
            label={`More actions for ${truncateText(formatContractTitle(contract))}`}
            type="text"
            isIconOnly
            items={changes}
          />
        )
      )}
    </>
  );
}

function ContractNotes({ contract: { lastModified, complianceFlags } }: ContractCardProps) {
  const [flag, ...more] = complianceFlags;
  return (
    <p className={styles.notes}>
      <span>Modified {formatDate(lastModified)}</span>
      {flag !== undefined && (
        <span className={styles.flags}>
          <Icon name="flag" label="Compliance flags" /> <RecordText>{flag}</RecordText>
          {more.length > 0 && ` and ${formatNumber(more.length)} more`}
        </span>
      )}
    </p>
  );
}

export function ContractCard({ contract }: ContractCardProps) {
  const { id, client, type, status, legalReview } = contract;
  const [stands, reviewed] = [contractStatusDisplay[status], legalReviewDisplay[legalReview]];
  const { openContract } = useContractDrawer();
  const pathTo = useRecordPath();
  const titleId = `${id}-title`;
  const link = (
    <RecordLink
      href={pathTo('contracts', id)}
      className={styles.title}
      onOpen={() => openContract(id)}
    >
      <RecordText>{formatContractTitle(contract)}</RecordText>
    </RecordLink>
  );
  return (
    <RecordCard
      labelledBy={titleId}
      brief={{
        rowKey: id,
        name: truncateText(formatContractTitle(contract)),
        title: link,
        figure: <ContractValue value={contract.value} />,
        next: (
          <NextContractStep contract={contract} otherwise={formatDate(contract.lastModified)} />
        ),
        status: <StatusTag view={stands} size="small" />,
      }}
    >
      <header className={styles.head}>
        <RowSelectionCheckbox rowKey={id} name={formatContractTitle(contract)} />
        <h3 id={titleId}>{link}</h3>
        <p className={styles.client}>
          <RecordText>{client.trim() === '' ? 'No client' : client}</RecordText> ·{' '}
          {contractTypeLabel[type]}
        </p>
        <div className={styles.tags}>
          <StatusTag view={stands} size="small" />
          {reviewed.label !== stands.label && <StatusTag view={reviewed} size="small" />}
        </div>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>Value</dt>
          <dd className={styles.value}>
            <ContractValue value={contract.value} />
          </dd>
        </div>
        <div>
          <dt>Next step</dt>
          <dd>
            <NextContractStep contract={contract} />
          </dd>
        </div>
      </dl>
      <SignatoryProgress contract={contract} />
      <ContractNotes contract={contract} />
      <footer className={styles.actions}>
        <ContractActions contract={contract} />
      </footer>
    </RecordCard>
  );
}
