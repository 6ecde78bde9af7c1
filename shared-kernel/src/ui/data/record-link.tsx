import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../format';
import styles from './record-link.module.css';

export interface RecordLinkProps {
  readonly href: string;
  readonly onOpen: () => void;
  readonly isOpen?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Whether a click uses the main mouse button without a modifier key. Other clicks can open a new tab, for example.
 *
 * @example
 * <a href="/contracts" onClick={(event) => isPlainClick(event) && event.preventDefault()}>
 *   Contracts
 * </a>
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The link to a record in a list. A plain click opens the record in this page. The browser handles all other clicks,
 * such as those that open a new tab.
 */
export const RecordLink = ({ href, onOpen, isOpen, className, children }: RecordLinkProps) => (
  <a
    href={href}
    translate="no"
    className={classNames(styles.link, className)}
    aria-current={isOpen || undefined}
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onOpen();
    }}
  >
    {children}
  </a>
);
