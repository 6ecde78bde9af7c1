import { createLazyComponent } from '../../loading/lazy-component';
import { Input } from '../antd';
import type { CalendarDateInputProps } from './date-picker-input';

const plainProps = (props: CalendarDateInputProps) => {
  const { withTime, onChange: _onChange, min: _min, max: _max, ref: _ref, ...rest } = props;
  return { ...rest, placeholder: withTime ? 'YYYY-MM-DDTHH:mm' : 'YYYY-MM-DD' };
};

/**
 * A field for a date, typed in the user’s format or selected in a calendar. The code of the calendar loads when the
 * first such field is shown.
 *
 * @example
 * <CalendarDateInput aria-label="Due" value={day} onChange={setDay} min="2024-07-22" />
 */
export const CalendarDateInput = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: "platform-days" */ './date-picker-input')).DatePickerInput,
  {
    pending: (props) => <Input {...plainProps(props)} disabled readOnly />,
    failed: (_failure, props) => (
      <Input {...plainProps(props)} onChange={({ target }) => props.onChange(target.value)} />
    ),
  },
);
