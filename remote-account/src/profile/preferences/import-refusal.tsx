import { Alert } from 'shared-kernel/ui';
import styles from './workspace-data.module.css';

interface ImportRefusalProps {
  readonly fileName: string;
  readonly reasons: readonly string[];
}

/** Why a workspace file was refused. */
export function ImportRefusal({ fileName, reasons }: ImportRefusalProps) {
  return (
    <div className={styles['refusal']}>
      <Alert
        type="error"
        showIcon
        role="alert"
        title={`${fileName} was refused. Nothing was changed.`}
        description={
          <ul className={styles['reasons']}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
