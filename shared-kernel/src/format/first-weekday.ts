/** Weekdays are numbered as in ISO 8601, from 1 for Monday to 7 for Sunday. */
interface WeekInfo {
  readonly firstDay: number;
}

/** Newer browsers have `getWeekInfo`, older ones `weekInfo`, and some have neither. */
type LocaleOfWeeks = Intl.Locale & {
  readonly getWeekInfo?: () => WeekInfo;
  readonly weekInfo?: WeekInfo;
};

/** Languages and locales whose weeks start on Sunday, for browsers that do not provide the first weekday. */
const onSunday = ['en-US', 'en-CA', 'ja', 'ja-JP', 'pt-BR'];

/**
 * Returns the first day of the week in a locale, from 0 for Monday to 6 for Sunday.
 *
 * @example
 * const first = getFirstWeekday(navigator.language);
 */
export function getFirstWeekday(tag: string): number {
  const locale: LocaleOfWeeks = new Intl.Locale(tag);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
  if (firstDay !== undefined) return firstDay - 1;
  const { language, region } = locale;
  return onSunday.includes(region === undefined ? language : `${language}-${region}`) ? 6 : 0;
}
