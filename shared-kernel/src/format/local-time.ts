import { formatDate, getUserTimeZone } from './date';
import { formatDateTimeInput, toMilliseconds } from './moment';
import { toLocalFields, formatUtcOffset } from './local-date';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Returns the milliseconds by which clocks go back around a time, from one day before to one day after. Negative if
 * clocks go forward.
 */
function putBack(at: number): number {
  const offsetAt = (moment: number) => new Date(moment).getTimezoneOffset();
  return (offsetAt(at + dayMs) - offsetAt(at - dayMs)) * minuteMs;
}

/**
 * Returns the UTC timestamps of a local time (`YYYY-MM-DDTHH:mm`). There are two if the time occurs twice because
 * clocks are set back, and none if the time is skipped or invalid.
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
 * Returns the error message for a local time that daylight saving time skips; `undefined` for other times.
 *
 * @example
 * getLocalTimeError('2026-03-29T02:30')
 * // '02:30 does not exist on Mar 29, 2026 in Europe/Berlin: the clocks go forward. …'
 */
export function getLocalTimeError(local: string): string | undefined {
  if (Number.isNaN(toMilliseconds(local)) || listLocalInstants(local).length > 0) return undefined;
  const day = formatDate(local.slice(0, 'YYYY-MM-DD'.length));
  return `${timeOf(local)} does not exist on ${day} in ${getUserTimeZone()}: the clocks go forward. Choose another time.`;
}

/** One of the two instants of a local time that occurs twice, because clocks go back. */
export interface LocalTimeChoice {
  readonly value: string;
  readonly label: string;
}

/**
 * Returns the two instants of a local time that occurs twice, because clocks go back. The list is empty for all other
 * times.
 *
 * @example
 * listLocalTimeChoices('2026-10-25T02:30').map(({ label }) => label)
 * // ['First 02:30 (GMT+2)', 'Second 02:30 (GMT+1)'], in Europe/Berlin
 */
export function listLocalTimeChoices(local: string): readonly LocalTimeChoice[] {
  const instants = listLocalInstants(local);
  if (instants.length < 2) return [];
  return instants.map((value, index) => {
    const at = new Date(value);
    const zone = formatUtcOffset(toLocalFields(at).getTime() - at.getTime());
    return { value, label: `${index === 0 ? 'First' : 'Second'} ${timeOf(local)} (${zone})` };
  });
}

/** Returns the error message for a local time that occurs twice. It asks the user to choose one of the two times. */
export const getAmbiguousTimeMessage = (): string =>
  `This time occurs twice in ${getUserTimeZone()}. Choose one.`;

/** Whether a local time identifies one instant: the time occurs only once, or `instant` is one of its two instants. */
export const isLocalTimeChosen = (local: string, instant: string | undefined): boolean => {
  const choices = listLocalTimeChoices(local);
  return choices.length === 0 || choices.some(({ value }) => value === instant);
};

/** Returns the UTC timestamp of a local time. If the local time occurs twice, returns the time that the user chose. */
export const getChosenInstant = (local: string, instant: string | undefined): string =>
  listLocalTimeChoices(local).find(({ value }) => value === instant)?.value ??
  new Date(local).toISOString();
