import { Glyph } from '../../brand/glyph';
import type { GlyphName } from '../../brand/glyph-paths';
import { notABankStatement } from '../../brand/not-a-bank-statement';
import styles from './offer-panel.module.css';

const offers: readonly (readonly [GlyphName, string])[] = [
  ['scale', 'Legal-as-a-Service'],
  ['shieldCheck', 'KYC/AML compliance scoring'],
  ['activity', 'Transaction monitoring'],
  ['workflow', 'Process tracking'],
  ['document', 'Contract management'],
];

export function OfferPanel() {
  return (
    <aside className={styles.panel} data-theme="dark" aria-label="What the portals offer">
      <p className={styles.claim}>Legal-grade automation, in six portals.</p>
      <ul className={styles.offers}>
        {offers.map(([glyph, offer]) => (
          <li key={offer}>
            <Glyph name={glyph} />
            {offer}
          </li>
        ))}
      </ul>
      <p className={styles.statement}>{notABankStatement}</p>
    </aside>
  );
}
