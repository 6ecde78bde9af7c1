import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../format';
import styles from './record-link.module.css';

export interface RecordLinkProps {
  /** The record’s address from `useRecordPath`. */
  readonly href: string;
  /** Opens the record in this page, on click or Enter. */
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
 * The name of a record in a list. A click opens the record in this page. The browser handles everything else, such as
 * new tabs and copying the link.
 *
 * @example
 * const pathTo = useRecordPath();
 * <RecordLink href={pathTo('clients', client.id)} onOpen={() => onOpen(client.id)}>
 *   <RecordText>{client.companyName}</RecordText>
 * </RecordLink>
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
