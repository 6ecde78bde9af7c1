import type { ReactNode } from 'react';
import { classNames } from 'shared-kernel/format';
import { Section } from './section';
import {
  ContractIllustration,
  MilestoneIllustration,
  MonitoringIllustration,
  ReviewIllustration,
  ScoreIllustration,
} from './illustrations';
import page from '../brand/page.module.css';
import section from './section.module.css';
import styles from './automation-suite.module.css';

interface Tile {
  readonly title: string;
  readonly text: string;
  readonly sketch: ReactNode;
  readonly span: 'wide' | 'half' | 'third';
}

const tiles: readonly Tile[] = [
  {
    title: 'Contract management',
    text: 'Manage drafts, exhibits, amendments, signatories and video notarization for each contract.',
    sketch: <ContractIllustration />,
    span: 'wide',
  },
  {
    title: 'KYC/AML compliance scoring',
    text: 'One score per client, with risk level, KYC and AML status and every open issue.',
    sketch: <ScoreIllustration />,
    span: 'half',
  },
  {
    title: 'Legal-as-a-Service',
    text: 'Legal review and pre-certification before a contract is signed.',
    sketch: <ReviewIllustration />,
    span: 'third',
  },
  {
    title: 'Transaction monitoring',
    text: 'Monitor every compliance check of fiat transfers, FX exchanges and crypto payments.',
    sketch: <MonitoringIllustration />,
    span: 'third',
  },
  {
    title: 'Process tracking',
    text: 'Track each delivery day by day, from batch receipt to file closure.',
    sketch: <MilestoneIllustration />,
    span: 'third',
  },
];

export function AutomationSuite() {
  return (
    <Section
      id="solutions"
      title="Automation suite"
      lead="Five tools share the same records, so every update appears everywhere."
      isRaised
    >
      <ul className={styles.grid}>
        {tiles.map(({ title, text, sketch, span }) => (
          <li key={title} className={classNames(styles.tile, styles[span])}>
            <div>
              <h3 className={page.subtitle}>{title}</h3>
              <p className={classNames(section.text, styles.text)}>{text}</p>
            </div>
            <div className={styles.sketch} aria-hidden="true">
              {sketch}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
