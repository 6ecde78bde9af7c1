import { Fragment, type ReactNode } from 'react';
import { cutText, withoutStacks } from '../../format/cut-text';
import { directedParts } from '../../format/right-to-left';
import { needsCare, piecesOf } from './breakable';
import styles from './record-text.module.css';

export interface RecordTextProps {
  /** A text; anything else is shown as it is. */
  readonly children: ReactNode;
  /** Shows all of it, in a record's details; a list shows its beginning. */
  readonly whole?: boolean;
}

/**
 * Any text that was typed: it wraps in any box, is as quick to draw unbroken as with
 * spaces, and turns nothing around beside it.
 *
 * @example
 * <RecordText>{client.companyName}</RecordText>
 */
export function RecordText({ children, whole = false }: RecordTextProps) {
  if (typeof children !== 'string') return children;
  const text = whole ? withoutStacks(children) : cutText(children);
  if (!needsCare(text)) {
    const parts = directedParts(text);
    if (parts.length === 1) return text;
    return parts.map((part, index) => (index % 2 ? <bdi key={index}>{part}</bdi> : part));
  }
  return (
    <span className={styles.text}>
      {piecesOf(text).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
