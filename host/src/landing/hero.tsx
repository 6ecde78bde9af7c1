import { Glyph } from '../brand/glyph';
import { HeroTracker } from './hero-tracker';
import { heroTitleId, HeroText } from './hero-text';
import { LandingActions } from './landing-actions';
import styles from './hero.module.css';

interface HeroProps {
  readonly onBook: () => void;
}

const HeroActions = ({ onBook }: HeroProps) => (
  <>
    <LandingActions onBook={onBook} />
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
      <HeroText actions={<HeroActions onBook={onBook} />} beside={<HeroTracker />} />
    </section>
  );
}
