import { classNames } from 'shared-kernel/format';
import { notABankStatement } from '../../brand/not-a-bank-statement';
import page from '../../brand/page.module.css';
import styles from './demo-footer.module.css';

const items = [
  'Privacy Policy',
  'Terms of Service',
  'Compliance Documentation',
  'Security Notice',
] as const;

export function DemoFooter() {
  return (
    <footer className={classNames(page.width, styles.footer)}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{notABankStatement}</p>
    </footer>
  );
}
