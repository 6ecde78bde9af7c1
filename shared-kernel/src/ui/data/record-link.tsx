import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../format';
import styles from './record-link.module.css';

export interface RecordLinkProps {
  /** The record's address, as `useRecordPath` gives it. */
  readonly href: string;
  /** Opens the record here, by a plain click or Enter. */
  readonly onOpen: () => void;
  /** Whether the record is open beside the list. */
  readonly isOpen?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Whether a click on a link asks for nothing else, such as a new tab.
 *
 * @example
 * <a href="/contracts" onClick={(event) => isPlainClick(event) && event.preventDefault()}>
 *   Contracts
 * </a>
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The name of a record in a list. A plain click opens the record here; the browser does the rest with the address: a new
 * tab or window, a copy of the link.
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
