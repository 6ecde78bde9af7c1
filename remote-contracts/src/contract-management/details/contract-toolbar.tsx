import type { Contract } from 'shared-kernel/domain/contract';
import { Button, Icon } from 'shared-kernel/ui';
import { AmendButton } from '../editing/amend-button';
import { EditButton } from '../editing/edit-button';
import styles from './contract-toolbar.module.css';
import { ReviewActions } from './review-actions';

interface ContractToolbarProps {
  readonly contract: Contract;
}

/** What one can do with the contract as a whole. */
export const ContractToolbar = ({ contract }: ContractToolbarProps) => (
  <div className={styles.toolbar} role="group" aria-label="Contract actions">
    <EditButton contract={contract} icon={<Icon name="edit" />} />
    <AmendButton contract={contract} icon={<Icon name="plus" />} />
    <ReviewActions contract={contract} />
    <Button icon={<Icon name="printer" />} onClick={() => window.print()}>
      Print
    </Button>
  </div>
);
