import { Link } from 'react-router-dom';
import { classNames } from 'shared-kernel/format';
import { paths } from '../page/paths';
import button from '../brand/button.module.css';
import page from '../brand/page.module.css';
import styles from './hero.module.css';

interface LandingActionsProps {
  readonly onBook: () => void;
}

export const LandingActions = ({ onBook }: LandingActionsProps) => (
  <div className={classNames(page.actions, styles.actions)}>
    <Link className={classNames(button.primary, button.large)} to={paths.portalSignIn}>
      Portal Access
    </Link>
    <button type="button" className={classNames(button.secondary, button.large)} onClick={onBook}>
      Book a Demo
    </button>
  </div>
);
