import { classNames } from 'shared-kernel/format';
import page from '../../brand/page.module.css';
import styles from './demo-sign-in-page.module.css';

const badges = ['SOC2 Ready', 'GDPR Compliant', 'Demo Mode'] as const;

export const DemoIntro = () => (
  <div className={styles.intro}>
    <h1 className={classNames(page.title, styles.title)}>demo portal</h1>
    <p className={classNames(page.lead, styles.lead)}>
      Pick a role, and the form is filled in for you. All roles use the same account, which opens
      the Admin portal.
    </p>
    <ul className={styles.badges}>
      {badges.map((badge) => (
        <li key={badge}>{badge}</li>
      ))}
    </ul>
  </div>
);
