import { productName } from 'shared-kernel/domain/portal';
import { LogoMark } from './logo';
import styles from './logo.module.css';

export const Wordmark = () => (
  <span className={styles.wordmark}>
    <LogoMark />
    <span className={styles.name}>{productName}</span>
  </span>
);
