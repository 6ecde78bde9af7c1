import type { ReactNode } from 'react';
import { classNames } from 'shared-kernel/format';
import page from '../brand/page.module.css';
import styles from './hero-text.module.css';

interface HeroTextProps {
  readonly actions: ReactNode;
  readonly beside?: ReactNode;
}

export const heroTitleId = 'hero-title';

export const HeroText = ({ actions, beside }: HeroTextProps) => (
  <div className={classNames(page.width, styles.inner)}>
    <div>
      <h1 id={heroTitleId} className={styles.title}>
        Legal-grade automation for contracts, compliance and payments
      </h1>
      <p className={styles.lead}>
        Legal-as-a-Service, KYC/AML compliance scoring, transaction monitoring, process tracking and
        contract management in one place, for energy-sector and cross-border trade.
      </p>
      {actions}
    </div>
    {beside}
  </div>
);
