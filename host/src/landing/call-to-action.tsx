import { Link } from 'react-router-dom';
import { classNames } from 'shared-kernel/format';
import { paths } from '../page/paths';
import button from '../brand/button.module.css';
import styles from './call-to-action.module.css';

interface CallToActionProps {
  readonly onBook: () => void;
}

export function CallToAction({ onBook }: CallToActionProps) {
  return (
    <section className={styles.band} data-theme="dark" aria-labelledby="call-to-action-title">
      <div className={styles.inner}>
        <h2 id="call-to-action-title" className={styles.title}>
          See a contract through, from draft to settlement
        </h2>
        <div className={styles.actions}>
          <Link className={classNames(button.primary, button.large)} to={paths.portalSignIn}>
            Portal Access
          </Link>
          <button
            type="button"
            className={classNames(button.secondary, button.large)}
            onClick={onBook}
          >
            Book a Demo
          </button>
        </div>
      </div>
    </section>
  );
}
