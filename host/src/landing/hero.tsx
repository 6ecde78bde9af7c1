import { Link } from 'react-router-dom';
import { classNames } from 'shared-kernel/format';
import { paths } from '../page/paths';
import button from '../brand/button.module.css';
import { Glyph } from '../brand/glyph';
import { HeroTracker } from './hero-tracker';
import { heroTitleId, HeroWords } from './hero-words';
import styles from './hero.module.css';

interface HeroProps {
  readonly onBook: () => void;
}

const HeroActions = ({ onBook }: HeroProps) => (
  <>
    <div className={styles.actions}>
      <Link className={classNames(button.primary, button.large)} to={paths.portalSignIn}>
        Portal Access
      </Link>
      <button type="button" className={classNames(button.secondary, button.large)} onClick={onBook}>
        Book a Demo
      </button>
    </div>
    <p className={styles.proof}>
      <Glyph name="globe" />
      Service in 45+ countries
      <span>SEC · CFTC · FinCEN · MiCA</span>
    </p>
  </>
);

export function Hero({ onBook }: HeroProps) {
  return (
    <section className={styles.hero} data-theme="dark" aria-labelledby={heroTitleId}>
      <HeroWords actions={<HeroActions onBook={onBook} />} beside={<HeroTracker />} />
    </section>
  );
}
