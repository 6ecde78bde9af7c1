import { truncateText } from '../../format';
import styles from './print-header.module.css';

export interface PrintHeaderProps {
  readonly title: string;
  /** The active filters. A printed page lists them, because it has no URL bar. */
  readonly filters?: readonly (readonly [label: string, value: string])[];
  readonly asOf: string;
}

/** A header that appears only in print, with the title, the active filters and the time. */
export function PrintHeader({ title, filters = [], asOf }: PrintHeaderProps) {
  return (
    <div data-print-header className={styles.header} aria-hidden="true">
      <p className={styles.title}>Trustfold · {title}</p>
      <p>
        {[
          ...filters.map(([label, value]) => `${label}: ${truncateText(value)}`),
          `As of ${asOf}`,
        ].join(' · ')}
      </p>
    </div>
  );
}
