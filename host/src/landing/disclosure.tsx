import { notABankStatement } from '../brand/not-a-bank-statement';
import styles from './disclosure.module.css';

export function Disclosure() {
  return (
    <section className={styles.band} aria-labelledby="disclosure-title">
      <div className={styles.box}>
        <h2 id="disclosure-title" className={styles.title}>
          Disclosure
        </h2>
        <p className={styles.text}>{notABankStatement}</p>
      </div>
    </section>
  );
}
