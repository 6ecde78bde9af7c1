import styles from './data-table.module.css';
import { Icon } from '../icon/icon';
import type { TableSort } from './table-column';

interface SortButtonProps {
  readonly children: string;
  /** Absent while the table is sorted by another column. */
  readonly direction: TableSort['direction'] | undefined;
  readonly onClick: () => void;
}

/** The title of a column that sorts its table; antd's own is no button, and Space does not press it. */
export const SortButton = ({ children, direction, onClick }: SortButtonProps) => (
  <button type="button" className={styles.sort} onClick={onClick}>
    {children}
    <span className={styles.arrow} data-direction={direction}>
      <Icon name={direction === 'descending' ? 'chevron-down' : 'chevron-up'} />
    </span>
  </button>
);
