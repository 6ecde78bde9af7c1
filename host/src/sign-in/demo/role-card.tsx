import { useId } from 'react';
import { classNames } from 'shared-kernel/format';
import { Glyph } from '../../brand/glyph';
import { PortalIcon } from '../../brand/portal-icon';
import wholeCard from '../../brand/whole-card.module.css';
import type { DemoAccount } from './demo-accounts';
import styles from './role-card.module.css';

interface RoleCardProps {
  readonly account: DemoAccount;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export function RoleCard({ account, isChosen, onChoose }: RoleCardProps) {
  const id = useId();

  return (
    <li className={classNames(styles.card, isChosen && styles.chosen)}>
      <PortalIcon
        portal={account.portalKey}
        colour={account.colour}
        size="medium"
        className={styles.icon}
      />
      <div>
        <h3 className={styles.title}>{account.roleLabel}</h3>
        <p id={id} className={styles.description}>
          {account.description}
        </p>
      </div>
      <ul className={styles.features}>
        {account.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <button
        type="button"
        className={classNames(styles.choose, wholeCard.press)}
        aria-pressed={isChosen}
        aria-describedby={id}
        onClick={onChoose}
      >
        <span>Use {account.roleLabel}</span>
        <Glyph name={isChosen ? 'check' : 'arrowRight'} size={16} />
      </button>
    </li>
  );
}
