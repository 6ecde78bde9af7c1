import { Link } from 'react-router-dom';
import { classNames } from 'shared-kernel/format';
import { paths } from '../page/paths';
import button from '../brand/button.module.css';
import { Glyph } from '../brand/glyph';
import { firstWords } from '../page/first-words';
import { HeroTracker } from './hero-tracker';
import styles from './hero.module.css';

interface HeroProps {
  readonly onBook: () => void;
}

const { title, lead } = firstWords.landing;

export function Hero({ onBook }: HeroProps) {
  return (
    <section className={styles.hero} data-theme="dark" aria-labelledby="hero-title">
      <div className={styles.inner}>
        <div>
          <h1 id="hero-title" className={styles.title}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
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
          <p className={styles.proof}>
            <Glyph name="globe" />
            Service in 45+ countries
          </p>
        </div>
        <HeroTracker />
      </div>
    </section>
  );
}
