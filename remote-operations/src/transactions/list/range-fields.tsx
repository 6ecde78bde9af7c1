import { useId } from 'react';
import { RangeEnd } from './range-end';
import styles from './range-fields.module.css';

/** The two ends of a range, as typed. */
export interface Range {
  readonly low: string;
  readonly high: string;
  /** Why an end that was typed cannot be read; absent where it can. */
  readonly refusalOf: (text: string) => string | undefined;
  readonly isReversed: boolean;
}

export interface RangeFieldsProps {
  /** What the range is of, such as “Date”. */
  readonly label: string;
  readonly kind: 'amount' | 'date';
  readonly range: Range;
  readonly onChange: (ends: { readonly low?: string; readonly high?: string }) => void;
}

const refusedBy =
  ({ refusalOf }: Range) =>
  (text: string) =>
    text.trim() === '' ? undefined : refusalOf(text);

/** What is odd about a range: an end that cannot be read, or ends the wrong way round, which are read anyway. */
export function noteOn(range: Range): string | undefined {
  const refused = refusedBy(range);
  const refusal = refused(range.low) ?? refused(range.high);
  if (refusal !== undefined) return `${refusal}, so ignored.`;
  return range.isReversed
    ? '“From” and “to” are the wrong way round, so we swapped them.'
    : undefined;
}

/** The two ends of a range; what is odd about them describes them. */
export function RangeFields({ label, kind, range, onChange }: RangeFieldsProps) {
  const id = useId();
  const note = noteOn(range);
  const field = (end: 'low' | 'high', name: string) => (
    <RangeEnd
      label={`${label} ${name}`}
      kind={kind}
      placeholder={name}
      value={range[end]}
      isUnknown={refusedBy(range)(range[end]) !== undefined}
      noteId={note === undefined ? undefined : id}
      onChange={(text) => onChange({ [end]: text })}
    />
  );
  return (
    <div role="group" aria-label={label} className={styles.range}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {field('low', 'from')}
      <span aria-hidden="true">–</span>
      {field('high', 'to')}
      {note !== undefined && (
        <span id={id} className={styles.note}>
          {note}
        </span>
      )}
    </div>
  );
}
