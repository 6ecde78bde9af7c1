import { addDays, daysBetween } from '../../format';
import { millisecondsBetween } from '../../format/moment';
import { dayLength } from '../../format/reader-clock';
import { sampleDay } from './sample-moment';

/** How far the sample is moved: moments by the one, days by the other, and years in names by the third. */
interface Distance {
  readonly milliseconds: number;
  readonly days: number;
  readonly years: number;
  /** What texts have become by it. */
  readonly texts: Map<string, string>;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;
const month = anyOf(months);
const shortMonth = anyOf(months.map((name) => name.slice(0, 3)));
const year = String.raw`20\d\d`;

/** Days that a text gives no year are those of the sample's own. */
const ownYear = '2024';
const midMonth = '15';

const two = (text: string | number) => String(text).padStart(2, '0');
const nameOf = (day: string) => months[Number(day.slice(5, 7)) - 1] ?? '';
const dateOf = (day: string) => String(Number(day.slice(8)));
const yearOf = (day: string) => day.slice(0, 4);

/** The number of a month, by its name or its first three letters. */
const numberOf = (name: string) =>
  two(months.findIndex((known) => known.startsWith(name.slice(0, 3))) + 1);

type Rule = readonly [form: RegExp, moved: (found: readonly string[], by: Distance) => string];

const rules: readonly Rule[] = [
  // `22 July 2024` and `22 July`.
  [
    new RegExp(String.raw`\b(\d{1,2}) (${month})(?: (${year}))?\b`),
    ([, d = '', name = '', y = ''], { days }) => {
      const day = addDays(`${y || ownYear}-${numberOf(name)}-${two(d)}`, days);
      return `${dateOf(day)} ${nameOf(day)}${y && ` ${yearOf(day)}`}`;
    },
  ],
  // `Jul 22, 2024`.
  [
    new RegExp(String.raw`\b(${shortMonth}) (\d{1,2}), (${year})\b`),
    ([, name = '', d = '', y = ''], { days }) => {
      const day = addDays(`${y}-${numberOf(name)}-${two(d)}`, days);
      return `${nameOf(day).slice(0, 3)} ${dateOf(day)}, ${yearOf(day)}`;
    },
  ],
  // `June 2024`, and `the July delivery`; May without a year is also a verb.
  [
    new RegExp(String.raw`\b(${month})(?: (${year})\b|\b(?<!May))`),
    ([, name = '', y = ''], { days }) => {
      const day = addDays(`${y || ownYear}-${numberOf(name)}-${midMonth}`, days);
      return `${nameOf(day)}${y && ` ${yearOf(day)}`}`;
    },
  ],
  // `Maintenance on Saturday`.
  [
    new RegExp(String.raw`\b(${anyOf(weekdays)})\b`),
    ([name = ''], { days }) => weekdays[(((weekdays.indexOf(name) + days) % 7) + 7) % 7] ?? name,
  ],
  // `Audited accounts 2023.pdf`, `Q1 2024`.
  [
    new RegExp(String.raw`(?<=[A-Za-z]\d? )(${year})\b`),
    ([at = ''], { years }) => String(Number(at) + years),
  ],
];

const everyForm = new RegExp(rules.map(([form]) => `(?:${form.source})`).join('|'), 'g');
const formsAt = rules.map(([form, moved]) => [new RegExp(form.source, 'y'), moved] as const);

/** What stands at a place of a text where one of the forms begins, moved. */
function movedAt(text: string, place: number, by: Distance): string | undefined {
  for (const [form, moved] of formsAt) {
    form.lastIndex = place;
    const found = form.exec(text);
    if (found)
      return moved(
        Array.from(found, (group: string | undefined) => group ?? ''),
        by,
      );
  }
  return undefined;
}

const aMoment = /^\d{4}-\d\d-\d\dT.*Z$/;
const aDay = /^\d{4}-\d\d-\d\d$/;

function reckonedText(text: string, by: Distance): string {
  if (aDay.test(text)) return addDays(text, by.days);
  if (aMoment.test(text)) return new Date(Date.parse(text) + by.milliseconds).toISOString();
  if (text.startsWith('data:')) return text;
  // All forms at once, so that what was moved is not taken for another date.
  const places = Array.from(text.matchAll(everyForm), ({ index, 0: part }) => ({ index, part }));
  let moved = '';
  let done = 0;
  for (const { index, part } of places) {
    moved += text.slice(done, index) + (movedAt(text, index, by) ?? part);
    done = index + part.length;
  }
  return moved + text.slice(done);
}

/** Most texts of the sample are there many times; what they become is reckoned once. */
function movedText(text: string, by: Distance): string {
  const known = by.texts.get(text);
  if (known !== undefined) return known;
  const moved = reckonedText(text, by);
  by.texts.set(text, moved);
  return moved;
}

function movedValue(value: unknown, by: Distance): unknown {
  if (typeof value === 'string') return movedText(value, by);
  if (Array.isArray(value)) return value.map((part) => movedValue(part, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'birthDate' ? part : movedValue(part, by),
    ]),
  );
}

/** The sample was written by UTC's days; where it is moved to, its days are the reader's, so that it is their today. */
const distanceOf = (from: string, to: string): Distance => ({
  milliseconds: millisecondsBetween(from, to),
  days: daysBetween(from.slice(0, dayLength), sampleDay(to)),
  years: Number(sampleDay(to).slice(0, 4)) - Number(from.slice(0, 4)),
  texts: new Map(),
});

/**
 * Records moved in time, so that what stood at the one moment stands at the other (ISO both, the
 * first in UTC): every moment by the difference, every day by the whole days between, and with them the dates in names and
 * texts. Ids and references have no date and stay, as does a birth date.
 */
export function movedBy<T>(records: readonly T[], from: string, to: string): readonly T[] {
  const by = distanceOf(from, to);
  if (by.milliseconds === 0 && by.days === 0) return records;
  return records.map((record) => movedValue(record, by) as T);
}
