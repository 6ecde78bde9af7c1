import { Section } from './section';
import styles from './regulatory-compliance.module.css';

const regimes = [
  ['SEC', 'United States Securities and Exchange Commission'],
  ['CFTC', 'United States Commodity Futures Trading Commission'],
  ['FinCEN', 'United States Financial Crimes Enforcement Network'],
  ['MiCA', 'European Union Markets in Crypto-Assets Regulation'],
  ['Global', 'KYC and AML screening across borders, with service in 45+ countries'],
] as const;

export function RegulatoryCompliance() {
  return (
    <Section
      id="compliance"
      title="Regulatory compliance"
      lead="Regulators and regulations that our compliance checks are based on."
    >
      <dl className={styles.list}>
        {regimes.map(([name, meaning]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
