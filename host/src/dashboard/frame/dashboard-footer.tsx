import { notABankStatement } from '../../brand/not-a-bank-statement';
import { ReleaseInspector } from '../../federation/release-inspector';
import styles from './dashboard-frame.module.css';

export function DashboardFooter() {
  return (
    <footer className={styles.footer}>
      <p>{notABankStatement}</p>
      <p>Sample data, kept in this browser.</p>
      <ReleaseInspector />
    </footer>
  );
}
