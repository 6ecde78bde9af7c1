import { Notice, RecordText } from 'shared-kernel/ui';
import styles from './workspace-data.module.css';

interface ImportRefusalProps {
  readonly fileName: string;
  readonly reasons: readonly string[];
}

/** Why a workspace file was refused. */
export function ImportRefusal({ fileName, reasons }: ImportRefusalProps) {
  return (
    <div className={styles.refusal}>
      <Notice tone="danger" title={`${fileName} was refused. Nothing was changed.`}>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>
              <RecordText>{reason}</RecordText>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
