import { Fragment, type ReactNode } from 'react';
import { truncateText, limitCombiningMarks, splitByDirection } from '../../format/truncate-text';
import styles from './record-text.module.css';

export interface RecordTextProps {
  readonly children: ReactNode;
  readonly whole?: boolean;
  readonly isName?: boolean;
}

/** Maximum number of characters between two possible line breaks in a long word. */
const longestPiece = 80;

const unspaced = '[\\S\\u00A0\\u202F]';
const longRun = new RegExp(`${unspaced}{40}`);
const piece = new RegExp(`${unspaced}{${longestPiece}}(?=${unspaced})(?![\\p{M}\\u200D])`, 'gu');

const turnsAround = /[\u202A-\u202E\u2066-\u2069]/;

const needsSpecialRendering = (text: string): boolean =>
  longRun.test(text) || turnsAround.test(text);

/**
 * Splits text into pieces, so that the browser may break lines between them. Otherwise, wrapping takes quadratic time:
 * seconds for a word of 10,000 letters.
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
 * Renders text that a user has entered. Long words wrap in every container without slowing down the browser. A
 * right-to-left text does not affect the text around it.
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
  const text = whole ? limitCombiningMarks(children) : truncateText(children);
  if (!needsSpecialRendering(text)) {
    const parts = splitByDirection(text);
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
