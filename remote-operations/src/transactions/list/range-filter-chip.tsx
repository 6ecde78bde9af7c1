import { useId, type ReactNode } from 'react';
import { CalendarDateInput, FilterChip, Input, useTypedText } from 'shared-kernel/ui';
import styles from './range-filter-chip.module.css';

interface RangeEndProps {
  readonly label: string;
  readonly kind: 'amount' | 'date';
  readonly placeholder: string;
  readonly value: string;
  readonly isUnknown: boolean;
  readonly noteId: string | undefined;
  readonly onChange: (text: string) => void;
}

function RangeEnd({ label, kind, placeholder, value, isUnknown, noteId, onChange }: RangeEndProps) {
  const { field } = useTypedText(value, onChange);
  const wiring = {
    'aria-label': label,
    'aria-describedby': noteId,
    'aria-invalid': isUnknown,
    status: isUnknown ? 'error' : undefined,
    className: styles.field,
  } as const;
  return kind === 'date' ? (
    <CalendarDateInput {...wiring} value={value} onChange={onChange} />
  ) : (
    <Input {...wiring} {...field} inputMode="decimal" placeholder={placeholder} />
  );
}

interface Range {
  readonly low: string;
  readonly high: string;
  readonly refusalOf: (text: string) => string | undefined;
  readonly isReversed: boolean;
}

interface RangeFieldsProps {
  readonly label: string;
  readonly kind: 'amount' | 'date';
  readonly range: Range;
  readonly onChange: (ends: { readonly low?: string; readonly high?: string }) => void;
}

const refusedBy =
  ({ refusalOf }: Range) =>
  (text: string) =>
    text.trim() === '' ? undefined : refusalOf(text);

/**
 * Returns the validation message of a range, if any. If “from” is after “to”, the message says that the bounds were
 * swapped.
 */
function noteOn(range: Range): string | undefined {
  const refused = refusedBy(range);
  const refusal = refused(range.low) ?? refused(range.high);
  if (refusal !== undefined) return `${refusal}. The value is ignored.`;
  return range.isReversed
    ? '“From” and “to” were in the wrong order and have been swapped.'
    : undefined;
}

/** Two fields for the bounds of a range. A validation message becomes the accessible description of the fields. */
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

interface RangeChipProps extends RangeFieldsProps {
  readonly name: string;
  readonly value: string | undefined;
  readonly children?: ReactNode;
}

export function RangeFilterChip({ name, value, children, ...fields }: RangeChipProps) {
  const { low, high } = fields.range;
  const typed = `${low}${high}`.trim() === '' ? undefined : 'ignored';
  const note = noteOn(fields.range);
  return (
    <>
      <FilterChip
        label={name}
        value={value ?? typed}
        onClear={() => fields.onChange({ low: '', high: '' })}
      >
        {children}
        <RangeFields {...fields} />
      </FilterChip>
      {note !== undefined && (
        <span role="status" className={styles.note}>
          {note}
        </span>
      )}
    </>
  );
}
