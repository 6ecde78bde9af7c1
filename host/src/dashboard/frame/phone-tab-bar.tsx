import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './phone-tab-bar.module.css';

interface PhoneTabBarProps {
  readonly children: ReactNode;
  /** Makes the tab bar inert. The initial HTML sets this until React renders the page. */
  readonly isInert?: boolean;
}

export const PhoneTabBar = ({ children, isInert }: PhoneTabBarProps) => (
  <nav className={styles.bar} aria-label="Dashboard" data-actions inert={isInert}>
    {children}
  </nav>
);

interface FaceProps {
  readonly icon: ReactNode;
  readonly label: string;
}

const Face = ({ icon, label }: FaceProps) => (
  <>
    {icon}
    <span className={styles.label}>{label}</span>
  </>
);

interface PhoneTabLinkProps extends ComponentProps<typeof Link>, FaceProps {
  readonly isCurrent: boolean;
}

export const PhoneTabLink = ({ isCurrent, icon, label, ...link }: PhoneTabLinkProps) => (
  <Link {...link} className={styles.item} aria-current={isCurrent ? 'page' : undefined}>
    <Face icon={icon} label={label} />
  </Link>
);

interface MoreTabsButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: ReactNode;
  readonly current?: string | undefined;
}

/** The accessible name of the More button includes the name of the open tab. */
export const MoreTabsButton = ({ icon, current, ...button }: MoreTabsButtonProps) => (
  <button
    type="button"
    {...button}
    className={styles.item}
    aria-label={current === undefined ? undefined : `More, ${current} is open`}
    aria-current={current === undefined ? undefined : 'true'}
  >
    <Face icon={icon} label="More" />
  </button>
);
