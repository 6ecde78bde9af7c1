import { productName } from 'shared-kernel/domain/portal';
import { LogoMark } from './logo';
import styles from './logo.module.css';

export function Wordmark({ size }: { readonly size?: number }) {
  return (
    <span className={styles.wordmark}>
      <LogoMark {...(size === undefined ? {} : { size })} />
      <span className={styles.name}>{productName}</span>
    </span>
  );
}
