import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(customParseFormat);
dayjs.extend(utc);

const storedForm = (withTime: boolean) => (withTime ? 'YYYY-MM-DDTHH:mm' : 'YYYY-MM-DD');

/** The form in which a language writes days, such as `DD.MM.YYYY`. */
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

/** A form with and without leading zeros. */
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
 * How days are typed and shown in a language: `MM/DD/YYYY` in `en-US`, `DD.MM.YYYY` in `de-DE`. The stored form
 * (ISO) and days with full stops are read in each. Times are clock times, without a zone.
 */
export function typedDays(language: string, withTime: boolean) {
  const day = dayForm(language);
  const shown = withTime ? `${day} HH:mm` : day;
  const dayForms = [...loosened(day), ...loosened('DD.MM.YYYY'), 'YYYY-MM-DD'];
  const forms = withTime
    ? [storedForm(true), ...dayForms.flatMap((each) => timeForms.map((time) => `${each} ${time}`))]
    : dayForms;
  const held = (value: string) => readBy(value, [storedForm(withTime)]);

  return {
    /** What a field says while it is empty. */
    placeholder: shown,
    /** A stored day for the calendar; `undefined` for any other text. */
    held,
    /** A stored day as it is shown; any other text as it is. */
    show: (value: string): string => held(value)?.format(shown) ?? value,
    /** What was typed in the stored form, or the text itself where it is no day. */
    read: (text: string): string =>
      readBy(text.trim(), forms)?.format(storedForm(withTime)) ?? text.trim(),
    /** A day of the calendar, as it would be typed. */
    typed: (chosen: Dayjs): string => chosen.format(shown),
  };
}
