import { useId } from 'react';
import { RangeEnd } from './range-end';
import styles from './range-fields.module.css';

interface RangeFieldsProps {
  /** What the range is of, such as “Date”. */
  readonly label: string;
  readonly kind: 'amount' | 'date';
  readonly low: string;
  readonly high: string;
  /** Why an end that was typed cannot be read; absent where it can. */
  readonly refusalOf: (text: string) => string | undefined;
  readonly isReversed: boolean;
  readonly onChange: (ends: { readonly low?: string; readonly high?: string }) => void;
}

/** The two ends of a range; what cannot be read is said, and ends the wrong way round are read anyway. */
export function RangeFields({
  label,
  kind,
  low,
  high,
  refusalOf,
  isReversed,
  onChange,
}: RangeFieldsProps) {
  const id = useId();
  const refused = (text: string) => (text.trim() === '' ? undefined : refusalOf(text));
  const refusal = refused(low) ?? refused(high);
  const note =
    refusal !== undefined
      ? `${refusal}: left out.`
      : isReversed
        ? 'Read the other way round.'
        : undefined;
  const field = (end: 'low' | 'high', name: string, value: string) => (
    <RangeEnd
      label={`${label} ${name}`}
      kind={kind}
      placeholder={name}
      value={value}
      isUnknown={refused(value) !== undefined}
      noteId={note === undefined ? undefined : id}
      onChange={(text) => onChange({ [end]: text })}
    />
  );
  return (
    <div role="group" aria-label={label} className={styles.range}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {field('low', 'from', low)}
      <span aria-hidden="true">–</span>
      {field('high', 'to', high)}
      {note !== undefined && (
        <span id={id} role="status" className={styles.note}>
          {note}
        </span>
      )}
    </div>
  );
}
