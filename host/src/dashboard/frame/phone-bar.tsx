import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './phone-bar.module.css';

interface PhoneBarProps {
  readonly children: ReactNode;
  /** Whether it is only seen. */
  readonly isInert?: boolean;
}

/** The place of a dashboard's tabs on a phone: along the lower edge. A toast stays above it, as above every row of actions. */
export const PhoneBar = ({ children, isInert }: PhoneBarProps) => (
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

interface BarLinkProps extends ComponentProps<typeof Link>, FaceProps {
  readonly isCurrent: boolean;
}

export const BarLink = ({ isCurrent, icon, label, ...link }: BarLinkProps) => (
  <Link {...link} className={styles.item} aria-current={isCurrent ? 'page' : undefined}>
    <Face icon={icon} label={label} />
  </Link>
);

interface MoreButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: ReactNode;
  /** The open tab, if it is one of the others. */
  readonly current?: string | undefined;
}

/** Opens the other tabs; it keeps its name and says which of them is open. */
export const MoreButton = ({ icon, current, ...button }: MoreButtonProps) => (
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
