import type { Contract } from 'shared-kernel/domain/contract';
import { EditButton } from '../editing/edit-button';
import { DocusignButton } from '../signing/docusign-button';
import styles from './row-actions.module.css';

interface RowActionsProps {
  readonly contract: Contract;
}

/** What a table row offers beside its title, which opens the details. */
export const RowActions = ({ contract }: RowActionsProps) => (
  <div className={styles.actions}>
    <EditButton contract={contract} size="small" />
    <DocusignButton contract={contract} size="small" />
  </div>
);
