import { formatDate, readerZone } from './date';
import { localMoment, millisecondsOf } from './moment';
import { onReadersClock, zoneAhead } from './reader-clock';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** How much the clock is put back around a moment, in milliseconds; negative where it is put forward. */
function putBack(at: number): number {
  const offsetAt = (moment: number) => new Date(moment).getTimezoneOffset();
  return (offsetAt(at + dayMs) - offsetAt(at - dayMs)) * minuteMs;
}

/**
 * The instants that a time on the reader's clock (`YYYY-MM-DDTHH:mm`) means, the earlier first: none in an hour that
 * daylight saving skips, two in one that it repeats. None for text that is no time.
 */
export function localInstants(local: string): readonly string[] {
  const at = millisecondsOf(local);
  if (Number.isNaN(at)) return [];
  const shift = putBack(at);
  return [...new Set([at - shift, at, at + shift])]
    .toSorted((a, b) => a - b)
    .map((each) => new Date(each).toISOString())
    .filter((each) => localMoment(each) === local.slice(0, localMoment(each).length));
}

const timeOf = (local: string) => local.slice('YYYY-MM-DDT'.length);

/**
 * Why a time on the reader's clock cannot be meant: daylight saving skips it. `undefined` for any other.
 *
 * @example
 * localTimeFault('2026-03-29T02:30')
 * // '02:30 does not exist on Mar 29, 2026 in Europe/Berlin: the clocks go forward. …'
 */
export function localTimeFault(local: string): string | undefined {
  if (Number.isNaN(millisecondsOf(local)) || localInstants(local).length > 0) return undefined;
  const day = formatDate(local.slice(0, 'YYYY-MM-DD'.length));
  return `${timeOf(local)} does not exist on ${day} in ${readerZone()}: the clocks go forward. Choose another time.`;
}

/** A meaning of a time that occurs twice. */
export interface LocalTimeChoice {
  /** An ISO instant. */
  readonly value: string;
  readonly label: string;
}

/**
 * The two meanings of a time that the reader's clock shows twice; none for any other.
 *
 * @example
 * localTimeChoices('2026-10-25T02:30').map(({ label }) => label)
 * // ['First 02:30 (GMT+2)', 'Second 02:30 (GMT+1)'], in Europe/Berlin
 */
export function localTimeChoices(local: string): readonly LocalTimeChoice[] {
  const instants = localInstants(local);
  if (instants.length < 2) return [];
  return instants.map((value, index) => {
    const at = new Date(value);
    const zone = zoneAhead(onReadersClock(at).getTime() - at.getTime());
    return { value, label: `${index === 0 ? 'First' : 'Second'} ${timeOf(local)} (${zone})` };
  });
}

/** What is said where a time occurs twice and neither was chosen. */
export const localTimeQuestion = (): string =>
  `This time occurs twice in ${readerZone()}. Choose one.`;

/** Whether a choice answers what a time asks: of one that occurs twice, which it is. */
export const isLocalTimeChosen = (local: string, instant: string | undefined): boolean => {
  const choices = localTimeChoices(local);
  return choices.length === 0 || choices.some(({ value }) => value === instant);
};

/** The instant of a time on the reader's clock: the one that was chosen where it occurs twice. */
export const chosenInstant = (local: string, instant: string | undefined): string =>
  localTimeChoices(local).find(({ value }) => value === instant)?.value ??
  new Date(local).toISOString();
