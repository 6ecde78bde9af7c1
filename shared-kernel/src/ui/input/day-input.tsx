import { lazy, Suspense } from 'react';
import { Input } from '../antd';
import type { DayInputProps } from './day-input-props';
import { PlainBoundary } from '../feedback/plain-boundary';

const DayPicker = lazy(async () => {
  const { DayPicker: loaded } = await import(
    /* webpackChunkName: "platform-days" */ './day-picker'
  );
  return { default: loaded };
});

/**
 * A day, typed as the reader's language writes it or chosen from a calendar, which loads with the first field.
 *
 * @example
 * <DayInput aria-label="Due" value={day} onChange={setDay} min="2024-07-22" />
 */
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
