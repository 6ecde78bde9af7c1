import type { Contract } from 'shared-kernel/domain/contract';
import { Icon } from 'shared-kernel/ui';
import { EditButton } from '../editing/edit-button';
import { DocusignButton } from '../signing/docusign-button';
import styles from './row-actions.module.css';

interface RowActionsProps {
  readonly contract: Contract;
}

/** What a row offers beside its title, which opens the details. */
export const RowActions = ({ contract }: RowActionsProps) => (
  <div className={styles.actions}>
    <EditButton
      contract={contract}
      isIconOnly
      type="text"
      size="small"
      icon={<Icon name="edit" />}
    />
    <DocusignButton contract={contract} isIconOnly size="small" />
  </div>
);
