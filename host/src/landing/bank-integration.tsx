import { processingStepsByType, processingStepLabel } from 'shared-kernel/domain/transaction';
import { Glyph } from '../brand/glyph';
import { Section } from './section';
import styles from './bank-integration.module.css';

const rails = [
  { name: 'Fiat transfers', steps: processingStepsByType.fiat, partner: 'Partner institution' },
  { name: 'FX exchanges', steps: processingStepsByType.fx, partner: 'Partner institution' },
  { name: 'Crypto and USDT', steps: processingStepsByType.crypto, partner: 'Partner exchange' },
] as const;

export function BankIntegration() {
  return (
    <Section
      title="Bank integration"
      lead="Partner institutions process payments. Trustfold applies the same compliance checks to each transaction."
    >
      <ul className={styles.rails}>
        {rails.map(({ name, steps, partner }) => (
          <li key={name} className={styles.rail}>
            <h3 className={styles.name}>{name}</h3>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{processingStepLabel[step]}</li>
              ))}
            </ol>
            <p className={styles.partner}>
              <Glyph name={partner === 'Partner exchange' ? 'exchange' : 'bank'} />
              {partner}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
