import { classNames } from 'shared-kernel/format';
import { Glyph } from '../brand/glyph';
import type { GlyphName } from '../brand/glyph-paths';
import { Section } from './section';
import page from '../brand/page.module.css';
import section from './section.module.css';
import styles from './industries.module.css';

interface Industry {
  readonly glyph: GlyphName;
  readonly title: string;
  readonly text: string;
}

const industries: readonly Industry[] = [
  {
    glyph: 'ship',
    title: 'Trade finance',
    text: 'Supply agreements and fuel transfers across borders, from batch receipt to settlement.',
  },
  {
    glyph: 'building',
    title: 'Global corporations',
    text: 'Drilling rights, equipment leases and joint ventures of the energy sector, with every milestone and payment.',
  },
  {
    glyph: 'coins',
    title: 'Financial services',
    text: 'AML screening, KYC, payment authorisation, escrow and financial reporting for review teams.',
  },
];

export function Industries() {
  return (
    <Section
      title="Industries served"
      lead="Made for energy-sector and cross-border trade clients, and for the operators who review them."
      isRaised
    >
      <ul className={styles.grid}>
        {industries.map(({ glyph, title, text }) => (
          <li key={title} className={styles.card}>
            <Glyph name={glyph} size={36} />
            <h3 className={classNames(page.subtitle, styles.title)}>{title}</h3>
            <p className={section.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
