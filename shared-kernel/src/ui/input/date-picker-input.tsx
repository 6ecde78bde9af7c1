import enUS from 'antd/es/date-picker/locale/en_US';
import { createContext, use, useMemo, type AriaAttributes, type ComponentProps } from 'react';
import { createDateInputFormat } from '../../format/date-input-format';
import { getWeekLocale } from '../../format/get-week-locale';
import { getUnmodifiedKey } from '../../shell/pressed-key';
import { DatePicker } from '../antd';
import { useTypedText } from './use-typed-text';

type DayAria = Pick<
  AriaAttributes,
  'aria-label' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
>;

export interface CalendarDateInputProps extends DayAria {
  readonly id?: string;
  readonly name?: string;
  readonly ref?: (field: { readonly focus: () => void } | null) => void;
  /** The typed text. A complete date is `YYYY-MM-DD`, and a complete date with time is `YYYY-MM-DDTHH:mm`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly withTime?: boolean;
  /** The earliest date that the calendar offers, in the format of `value`. Typed dates may be outside the limits. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly status?: 'error' | undefined;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
}

const noText = () => '';

/**
 * Date formats that set an empty title attribute on days, months and years. antd accepts functions here, although its
 * types do not.
 */
const untitled = { fieldDateFormat: noText, fieldMonthFormat: noText, fieldYearFormat: noText };

/** Returns antd’s English texts with the user’s dayjs locale, which determines the first day of the week. */
const localeOfReader = () => ({
  ...enUS,
  lang: Object.assign({ ...enUS.lang, locale: getWeekLocale(navigator.language) }, untitled),
});

const TypedContext = createContext<ComponentProps<'input'>>({});

/** Reports each change of the typed text. antd would report it only on blur, and would discard invalid text. */
function TypedInput({ onKeyDown, onFocus, onBlur, ...rest }: ComponentProps<'input'>) {
  const typed = use(TypedContext);
  return (
    <input
      {...rest}
      {...typed}
      onKeyDown={(event) => {
        // Prevents antd from handling Enter, which submits the form.
        if (getUnmodifiedKey(event) !== 'Enter') onKeyDown?.(event);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        typed.onFocus?.(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        typed.onBlur?.(event);
      }}
    />
  );
}

const components = { input: TypedInput };

function useTypedDay({ value, onChange, withTime = false }: CalendarDateInputProps) {
  const days = useMemo(() => createDateInputFormat(navigator.language, withTime), [withTime]);
  const { field, type } = useTypedText(
    days.show(value),
    (text) => onChange(days.read(text)),
    (text, shown) => days.show(days.read(text)) === shown,
  );
  return { days, field, type };
}

export function DatePickerInput({
  value,
  onChange,
  onBlur,
  withTime = false,
  min,
  max,
  ref,
  status,
  className,
  ...input
}: CalendarDateInputProps) {
  const { days, field, type } = useTypedDay({ value, onChange, withTime });
  const locale = useMemo(() => localeOfReader(), []);
  const typed: ComponentProps<'input'> = {
    'aria-invalid': undefined,
    placeholder: days.placeholder,
    ...input,
    ...field,
    onBlur: () => {
      field.onBlur();
      onBlur?.();
    },
  };
  return (
    <TypedContext value={typed}>
      <DatePicker
        ref={ref}
        value={days.toCalendarDay(value) ?? null}
        onCalendarChange={(day) => {
          if (!Array.isArray(day)) type(days.fromCalendarDay(day));
        }}
        format={days.placeholder}
        showTime={withTime && { format: 'HH:mm' }}
        needConfirm={false}
        allowClear={false}
        locale={locale}
        minDate={days.toCalendarDay(min ?? '')}
        maxDate={days.toCalendarDay(max ?? '')}
        components={components}
        status={status}
        disabled={input.disabled}
        className={className}
      />
    </TypedContext>
  );
}
