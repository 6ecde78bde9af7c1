import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(customParseFormat);
dayjs.extend(utc);

const storedForm = (withTime: boolean) => (withTime ? 'YYYY-MM-DDTHH:mm' : 'YYYY-MM-DD');

function dayForm(language: string): string {
  const tokens: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
    day: 'DD',
    month: 'MM',
    year: 'YYYY',
  };
  return new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
    .formatToParts(0)
    .map(({ type, value }) => tokens[type] ?? value.replace(/[\u200E\u200F]/g, ''))
    .join('');
}

const loosened = (form: string) => [
  form,
  form.replace('DD', 'D'),
  form.replace('MM', 'M'),
  form.replace('DD', 'D').replace('MM', 'M'),
];

const timeForms = ['HH:mm', 'H:mm', 'hh:mm A', 'h:mm A', 'h:mm a'];

const readBy = (text: string, forms: readonly string[]): Dayjs | undefined =>
  forms.map((form) => dayjs.utc(text, form, true)).find((day) => day.isValid());

/**
 * Parses and formats dates in the format of a language, such as `MM/DD/YYYY` for `en-US`. ISO dates are accepted in
 * every language.
 */
export function createDateInputFormat(language: string, withTime: boolean) {
  const day = dayForm(language);
  const shown = withTime ? `${day} HH:mm` : day;
  const dayForms = [...loosened(day), ...loosened('DD.MM.YYYY'), 'YYYY-MM-DD'];
  const forms = withTime
    ? [storedForm(true), ...dayForms.flatMap((each) => timeForms.map((time) => `${each} ${time}`))]
    : dayForms;
  const toCalendarDay = (value: string) => readBy(value, [storedForm(withTime)]);

  return {
    placeholder: shown,
    toCalendarDay,
    /** Converts a stored date to the display format. Other texts are returned unchanged. */
    show: (value: string): string => toCalendarDay(value)?.format(shown) ?? value,
    /** Converts a typed date to the storage format. Other texts are returned without surrounding spaces. */
    read: (text: string): string =>
      readBy(text.trim(), forms)?.format(storedForm(withTime)) ?? text.trim(),
    fromCalendarDay: (chosen: Dayjs): string => chosen.format(shown),
  };
}
