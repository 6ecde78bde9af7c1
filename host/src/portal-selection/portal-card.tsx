import { useId } from 'react';
import { Link } from 'react-router-dom';
import { getPortalKeyFromRoute } from 'shared-kernel/domain/portal';
import { classNames } from 'shared-kernel/format';
import page from '../brand/page.module.css';
import { createPortalSwitchPath, usePortalSwitchSearch } from '../page/portal-path';
import { PortalIcon } from '../brand/portal-icon';
import wholeCard from '../brand/whole-card.module.css';
import type { PortalTypeConfig } from '../page/portal-config';
import styles from './portal-card.module.css';

interface PortalCardProps {
  readonly config: PortalTypeConfig;
  /** Number key that opens the portal. Absent if single-key shortcuts are turned off. */
  readonly number: number | undefined;
  readonly isLastUsed: boolean;
  readonly onOpen: () => void;
}

export function PortalCard({ config, number, isLastUsed, onOpen }: PortalCardProps) {
  const id = useId();
  const portal = getPortalKeyFromRoute(config.type);
  const openSearch = usePortalSwitchSearch();

  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <PortalIcon portal={portal} colour={config.colour} size="large" />
        <span id={`${id}-note`} className={styles.note}>
          {isLastUsed && <span className={styles.last}>Last used</span>}
        </span>
        {number !== undefined && (
          <kbd className={styles.key} aria-hidden="true">
            {number}
          </kbd>
        )}
      </div>
      <h2 className={page.subtitle}>
        <Link
          className={classNames(styles.link, wholeCard.press)}
          to={createPortalSwitchPath(portal, openSearch)}
          aria-describedby={`${id}-description ${id}-note`}
          onClick={onOpen}
        >
          {config.title}
        </Link>
      </h2>
      <p id={`${id}-description`} className={styles.description}>
        {config.description}
      </p>
      <ul className={styles.features}>
        {config.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}
