import { classNames } from 'shared-kernel/format';
import { bankingDisclaimer } from '../brand/banking-disclaimer';
import page from '../brand/page.module.css';
import styles from './disclosure.module.css';

export function Disclosure() {
  return (
    <section className={classNames(page.width, styles.band)} aria-labelledby="disclosure-title">
      <div className={styles.box}>
        <h2 id="disclosure-title" className={page.subtitle}>
          Disclosure
        </h2>
        <p className={styles.text}>{bankingDisclaimer}</p>
      </div>
    </section>
  );
}
