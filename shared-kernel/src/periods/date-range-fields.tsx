import { useId } from 'react';
import { isDate } from 'shared-kernel/domain/record';
import { CalendarDateInput } from 'shared-kernel/ui';
import styles from './date-range-fields.module.css';

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly noteId: string | undefined;
  readonly onChange: (text: string) => void;
}

const isUnknown = (text: string) => text.trim() !== '' && !isDate(text);

function Day({ label, value, noteId, onChange }: DayProps) {
  const isWrong = isUnknown(value);
  return (
    <CalendarDateInput
      value={value}
      onChange={onChange}
      aria-label={label}
      aria-describedby={noteId}
      aria-invalid={isWrong}
      status={isWrong ? 'error' : undefined}
      className={styles.field}
    />
  );
}

export interface DateRangeFieldsProps {
  readonly label?: string;
  readonly from: string;
  readonly to: string;
  readonly onChange: (ends: { readonly from?: string; readonly to?: string }) => void;
}

/**
 * Two fields for the first and last date of a range. Invalid dates are marked, and a note says that reversed dates were
 * swapped.
 */
export function DateRangeFields({ label = 'Days', from, to, onChange }: DateRangeFieldsProps) {
  const id = useId();
  const isReversed = isDate(from) && isDate(to) && from > to;
  const note =
    isUnknown(from) || isUnknown(to)
      ? 'Invalid date. The value is ignored.'
      : isReversed
        ? '“From” and “to” were in the wrong order and have been swapped.'
        : undefined;
  const noteId = note === undefined ? undefined : id;
  return (
    <div role="group" aria-label={label} className={styles.range}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <Day
        label="From"
        value={from}
        noteId={noteId}
        onChange={(text) => onChange({ from: text })}
      />
      <span className={styles.dash} aria-hidden="true">
        –
      </span>
      <Day label="To" value={to} noteId={noteId} onChange={(text) => onChange({ to: text })} />
      {note !== undefined && (
        <span id={id} role="status" className={styles.note}>
          {note}
        </span>
      )}
    </div>
  );
}
