import { formatNumber } from '../../format';
import { Button } from '../antd';
import styles from './data-table.module.css';
import { rowStep } from './use-shown-rows';

interface MoreRowsProps {
  readonly shown: number;
  readonly total: number;
  readonly onMore: () => void;
}

/** How many rows of a long table are mounted, announced when it changes, and a button for more of them. */
export function MoreRows({ shown, total, onMore }: MoreRowsProps) {
  if (total <= rowStep) return null;
  return (
    <div className={styles.more}>
      <p role="status">{`${formatNumber(shown)} of ${formatNumber(total)} rows shown`}</p>
      {shown < total && (
        <Button onClick={onMore}>
          {`Show ${formatNumber(Math.min(rowStep, total - shown))} more`}
        </Button>
      )}
    </div>
  );
}
