import { classNames } from 'shared-kernel/format';
import page from '../brand/page.module.css';
import { LandingActions } from './landing-actions';
import styles from './call-to-action.module.css';

interface CallToActionProps {
  readonly onBook: () => void;
}

export const CallToAction = ({ onBook }: CallToActionProps) => (
  <section className={styles.band} data-theme="dark" aria-labelledby="call-to-action-title">
    <div className={classNames(page.width, styles.inner)}>
      <h2 id="call-to-action-title" className={styles.title}>
        Manage every contract from draft to settlement
      </h2>
      <LandingActions onBook={onBook} />
    </div>
  </section>
);
