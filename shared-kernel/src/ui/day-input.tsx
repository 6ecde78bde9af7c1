import { lazy, Suspense, type AriaAttributes } from 'react';
import { Input } from './antd';
import { PlainBoundary } from './plain-boundary';

type DayAria = Pick<
  AriaAttributes,
  'aria-label' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
>;

export interface DayInputProps extends DayAria {
  readonly id?: string;
  readonly name?: string;
  /** Receives what can be focused. */
  readonly ref?: (field: { readonly focus: () => void } | null) => void;
  /** `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm` with a time, or whatever else was typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly withTime?: boolean;
  /** Bounds of the calendar, in the form of the value; what is typed is the owner's to judge. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly status?: 'error' | undefined;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
}

const DayPicker = lazy(async () => {
  const { DayPicker: loaded } = await import(
    /* webpackChunkName: "platform-days" */ './day-picker'
  );
  return { default: loaded };
});

/** A day, typed as the reader's language writes it or chosen from a calendar, which loads with the first field. */
export function DayInput(props: DayInputProps) {
  const { value, onChange, withTime, min: _min, max: _max, ref: _ref, ...rest } = props;
  const plain = { ...rest, value, placeholder: withTime ? 'YYYY-MM-DDTHH:mm' : 'YYYY-MM-DD' };
  return (
    <PlainBoundary
      fallback={() => <Input {...plain} onChange={({ target }) => onChange(target.value)} />}
    >
      <Suspense fallback={<Input {...plain} disabled readOnly />}>
        <DayPicker {...props} />
      </Suspense>
    </PlainBoundary>
  );
}
