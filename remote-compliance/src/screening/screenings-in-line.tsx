import styles from './in-line.module.css';
import { ScreeningTags, type ScreeningTagsProps } from './screening-tags';

/** The KYC and AML badges in one line. */
export const ScreeningsInLine = (screenings: ScreeningTagsProps) => (
  <span className={styles.line}>
    <ScreeningTags {...screenings} />
  </span>
);
