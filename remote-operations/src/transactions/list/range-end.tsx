import { DayInput, Input, useTypedText } from 'shared-kernel/ui';
import styles from './range-fields.module.css';

interface RangeEndProps {
  readonly label: string;
  readonly kind: 'amount' | 'date';
  readonly placeholder: string;
  readonly value: string;
  readonly isUnknown: boolean;
  /** The element that says what is odd about the range. */
  readonly noteId: string | undefined;
  readonly onChange: (text: string) => void;
}

/** One end of a range. */
export function RangeEnd({
  label,
  kind,
  placeholder,
  value,
  isUnknown,
  noteId,
  onChange,
}: RangeEndProps) {
  const { field } = useTypedText(value, onChange);
  const wiring = {
    'aria-label': label,
    'aria-describedby': noteId,
    'aria-invalid': isUnknown,
    status: isUnknown ? 'error' : undefined,
    className: styles.field,
  } as const;
  return kind === 'date' ? (
    <DayInput {...wiring} value={value} onChange={onChange} />
  ) : (
    <Input {...wiring} {...field} inputMode="decimal" placeholder={placeholder} />
  );
}
