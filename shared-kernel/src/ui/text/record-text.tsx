import { Fragment, type ReactNode } from 'react';
import { cutText, withoutStacks, directedParts } from '../../format/cut-text';
import styles from './record-text.module.css';

export interface RecordTextProps {
  /** A text; anything else is shown as it is. */
  readonly children: ReactNode;
  /** Shows all of it, in a record's details; a list shows its beginning. */
  readonly whole?: boolean;
  /** Whether it is a name, which page translation leaves alone. */
  readonly isName?: boolean;
}

/** How many characters without a space are drawn in one piece. */
const longestPiece = 80;

const unspaced = '[\\S\\u00A0\\u202F]';
const longRun = new RegExp(`${unspaced}{40}`);
const piece = new RegExp(`${unspaced}{${longestPiece}}(?=${unspaced})(?![\\p{M}\\u200D])`, 'gu');

const turnsAround = /[\u202A-\u202E\u2066-\u2069]/;

/** Whether a text needs more than a box that wraps: a word that may be wider than any, or a turned direction. */
const needsCare = (text: string): boolean => longRun.test(text) || turnsAround.test(text);

/**
 * A text in pieces between which a line may break. A browser shapes an unbroken run again for every line
 * it takes from it, in time that grows with the square of its length: seconds for 10,000 letters.
 */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: run } of text.matchAll(piece)) {
    pieces.push(text.slice(from, index + run.length));
    from = index + run.length;
  }
  return [...pieces, text.slice(from)];
}

/**
 * Any text that was typed: it wraps in any box, is as quick to draw unbroken as with
 * spaces, and turns nothing around beside it.
 *
 * @example
 * <RecordText isName>{client.companyName}</RecordText>
 */
export function RecordText({ children, whole = false, isName = false }: RecordTextProps) {
  if (typeof children !== 'string') return children;
  return isName ? (
    <span translate="no">
      <DrawnText whole={whole}>{children}</DrawnText>
    </span>
  ) : (
    <DrawnText whole={whole}>{children}</DrawnText>
  );
}

function DrawnText({ children, whole }: { readonly children: string; readonly whole: boolean }) {
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
