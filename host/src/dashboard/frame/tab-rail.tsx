import type { ComponentProps, KeyboardEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './dashboard-tabs.module.css';

interface TabRailProps {
  readonly children: ReactNode;
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement>;
  /** Makes the tab rail inert. The initial HTML sets this until React renders the page. */
  readonly isInert?: boolean;
}

export const TabRail = ({ children, onKeyDown, isInert }: TabRailProps) => (
  <nav className={styles.rail} aria-label="Dashboard" inert={isInert}>
    <div className={styles.list} role="tablist" aria-label="Dashboard tabs" onKeyDown={onKeyDown}>
      {children}
    </div>
  </nav>
);

interface RailTabProps extends ComponentProps<typeof Link> {
  readonly isCurrent: boolean;
  readonly icon: ReactNode;
  readonly label: string;
}

/** A tab as a link, so that it can be opened in a new browser tab. */
export const TabRailItem = ({ isCurrent, icon, label, ...link }: RailTabProps) => (
  <Link {...link} role="tab" aria-selected={isCurrent} className={styles.tab}>
    {icon}
    <span>{label}</span>
  </Link>
);
