import { formatDate, userTimeZone } from './date';
import { formatDateTimeInput, toMilliseconds } from './moment';
import { toLocalFields, formatUtcOffset } from './local-date';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Returns by how many milliseconds the clock is set back near a moment. Negative if it is set forward. */
function putBack(at: number): number {
  const offsetAt = (moment: number) => new Date(moment).getTimezoneOffset();
  return (offsetAt(at + dayMs) - offsetAt(at - dayMs)) * minuteMs;
}

/**
 * Returns the instants of a local time (`YYYY-MM-DDTHH:mm`). There are two if clocks go back, and none if the time is
 * skipped or invalid.
 */
export function listLocalInstants(local: string): readonly string[] {
  const at = toMilliseconds(local);
  if (Number.isNaN(at)) return [];
  const shift = putBack(at);
  return [...new Set([at - shift, at, at + shift])]
    .toSorted((a, b) => a - b)
    .map((each) => new Date(each).toISOString())
    .filter(
      (each) => formatDateTimeInput(each) === local.slice(0, formatDateTimeInput(each).length),
    );
}

const timeOf = (local: string) => local.slice('YYYY-MM-DDT'.length);

/**
 * The error message for a local time that daylight saving skips; otherwise `undefined`.
 *
 * @example
 * localTimeError('2026-03-29T02:30')
 * // '02:30 does not exist on Mar 29, 2026 in Europe/Berlin: the clocks go forward. …'
 */
export function localTimeError(local: string): string | undefined {
  if (Number.isNaN(toMilliseconds(local)) || listLocalInstants(local).length > 0) return undefined;
  const day = formatDate(local.slice(0, 'YYYY-MM-DD'.length));
  return `${timeOf(local)} does not exist on ${day} in ${userTimeZone()}: the clocks go forward. Choose another time.`;
}

/** One of the two instants of a local time that daylight saving repeats. */
export interface LocalTimeChoice {
  readonly value: string;
  readonly label: string;
}

/**
 * The two instants of a local time that daylight saving repeats. For any other time the list is empty.
 *
 * @example
 * localTimeChoices('2026-10-25T02:30').map(({ label }) => label)
 * // ['First 02:30 (GMT+2)', 'Second 02:30 (GMT+1)'], in Europe/Berlin
 */
export function localTimeChoices(local: string): readonly LocalTimeChoice[] {
  const instants = listLocalInstants(local);
  if (instants.length < 2) return [];
  return instants.map((value, index) => {
    const at = new Date(value);
    const zone = formatUtcOffset(toLocalFields(at).getTime() - at.getTime());
    return { value, label: `${index === 0 ? 'First' : 'Second'} ${timeOf(local)} (${zone})` };
  });
}

/** The error message if a local time occurs twice and the user has not chosen an instant. */
export const ambiguousTimeMessage = (): string =>
  `This time occurs twice in ${userTimeZone()}. Choose one.`;

/** Whether the choice of a local time is complete. For a time that occurs twice, an instant is required. */
export const isLocalTimeChosen = (local: string, instant: string | undefined): boolean => {
  const choices = localTimeChoices(local);
  return choices.length === 0 || choices.some(({ value }) => value === instant);
};

/** The ISO instant of a local time. If the time occurs twice, the result is the instant that the user chose. */
export const chosenInstant = (local: string, instant: string | undefined): string =>
  localTimeChoices(local).find(({ value }) => value === instant)?.value ??
  new Date(local).toISOString();
