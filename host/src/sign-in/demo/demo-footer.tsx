import { classNames } from 'shared-kernel/format';
import { bankingDisclaimer } from '../../brand/banking-disclaimer';
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
      <p>{bankingDisclaimer}</p>
    </footer>
  );
}
