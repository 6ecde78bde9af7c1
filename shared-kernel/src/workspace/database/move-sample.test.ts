/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import fc from 'fast-check';
import { daysBetween } from '../../format';
import { millisecondsBetween } from '../../format/moment';
import { checkedRecord } from './checked-record';
import { collectionNames, specOf } from './collections';
import { movedBy } from './move-sample';
import { sampleContents } from './sample-contents';
import { movedContents } from '../test-support/seeds';
import { ownMoment, seedingMoment } from './sample-moment';

const moments = [
  '2026-11-23T19:10:00.000Z',
  '2028-02-29T12:00:00.000Z',
  '2026-12-31T23:59:00.000Z',
  '2027-01-01T00:00:00.000Z',
  '2025-03-30T01:00:00.000Z',
  '2024-07-22T09:01:00.000Z',
  '2023-02-28T00:00:00.000Z',
  '1971-01-01T00:00:00.000Z',
  '2099-12-31T23:59:00.000Z',
];

/** Two values of one shape, text by text. */
function* pairs(one: unknown, other: unknown): Generator<readonly [string, string]> {
  if (typeof one === 'string') yield [one, String(other)];
  if (typeof one !== 'object' || one === null) return;
  const parts = other as Readonly<Record<string, unknown>>;
  for (const [key, part] of Object.entries(one))
    if (key !== 'birthDate') yield* pairs(part, parts[key]);
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text);

describe('the moved sample', () => {
  it('[workspace] is the sample itself at the sample’s own moment', () => {
    expect(movedContents(ownMoment)).toEqual(sampleContents);
    expect(movedBy(sampleContents.contracts, ownMoment, ownMoment)).toBe(sampleContents.contracts);
  });

  it.each(moments)('[workspace] satisfies the schemas, each key its own, at %s', (moment) => {
    const contents = movedContents(moment);
    for (const name of collectionNames) {
      const { keyOf } = specOf(name);
      const records: readonly object[] = contents[name];
      for (const record of records) expect(checkedRecord(name, record).ok).toBe(true);
      expect(new Set(records.map(keyOf)).size).toBe(sampleContents[name].length);
    }
  });

  it.each(moments)(
    '[workspace] says at %s of everything how long ago or how far ahead it is, as the sample does',
    (moment) => {
      const moved = [...pairs(sampleContents, movedContents(moment))];
      for (const [before, after] of moved.filter(([text]) => isMoment(text)))
        expect(millisecondsBetween(moment, after)).toBe(millisecondsBetween(ownMoment, before));
      for (const [before, after] of moved.filter(([text]) => isDay(text)))
        expect(daysBetween(moment, after)).toBe(daysBetween(ownMoment, before));
    },
  );

  it.each(moments)('[workspace] leaves birth dates as they are, at %s', (moment) => {
    const birthDates = ({ clients }: typeof sampleContents) =>
      clients.flatMap(({ owners = [] }) => owners.map(({ birthDate }) => birthDate));
    expect(birthDates(movedContents(moment))).toEqual(birthDates(sampleContents));
  });

  it('[workspace] moves one text to one text, so that what refers to a record still does', () => {
    const anyMoment = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyMoment, (date) => {
        const known = new Map<string, string>();
        const moved = movedContents(seedingMoment(date));
        for (const [before, after] of pairs(sampleContents, moved)) {
          expect(known.get(before) ?? after).toBe(after);
          known.set(before, after);
        }
        const ids = collectionNames.flatMap((name) => sampleContents[name].map(specOf(name).keyOf));
        const places = new Set(ids.map((id) => known.get(id)));
        expect(places.size).toBe(new Set(ids).size);
      }),
      { numRuns: 5 },
    );
  });

  it.each([
    ['Rotated on 1 July 2024, run on 19 July.', 'Rotated on 2 November 2026, run on 20 November.'],
    ['Rejected on Jul 11, 2024.', 'Rejected on Nov 12, 2026.'],
    ['Audit trail, June 2024', 'Audit trail, October 2026'],
    ['Settlement of the July delivery', 'Settlement of the November delivery'],
    ['May it stand. One may, in March', 'May it stand. One may, in July'],
    ['Management accounts Q1 2024.pdf', 'Management accounts Q1 2026.pdf'],
    ['Audited accounts 2023.pdf', 'Audited accounts 2025.pdf'],
    [
      'TX-0098412, 04:00 UTC, +1 832 555 0117, 2024',
      'TX-0098412, 04:00 UTC, +1 832 555 0117, 2024',
    ],
  ])('[workspace] moves “%s” to “%s” with the sample', (text, moved) => {
    expect(movedBy([text], ownMoment, '2026-11-23T19:10:00.000Z')).toEqual([moved]);
  });

  it.each(moments)('[R76, workspace] has the same ids and references at %s', (moment) => {
    const moved = movedContents(moment);
    for (const name of collectionNames) {
      const { keyOf } = specOf(name);
      const keysOf = (records: readonly object[]) => records.map(keyOf);
      expect(keysOf(moved[name])).toEqual(keysOf(sampleContents[name]));
    }
    const named = ({ transactions, contracts }: typeof sampleContents) => [
      transactions.map(({ reference }) => reference),
      contracts.map(({ documents, notarization }) => [
        documents.map(({ docusignId }) => docusignId),
        notarization.videoRecordingId,
      ]),
    ];
    expect(named(moved)).toEqual(named(sampleContents));
  });

  it.each([
    ['2024-07-23T09:00:00.000Z', 'Maintenance on Sunday'],
    ['2024-07-21T09:00:00.000Z', 'Maintenance on Friday'],
    ['2024-08-19T09:00:00.000Z', 'Maintenance on Saturday'],
  ])('[workspace] moves the days of the week with the sample to %s', (moment, moved) => {
    expect(movedBy(['Maintenance on Saturday'], ownMoment, moment)).toEqual([moved]);
  });

  it('[workspace] is moved to the minute, and stays where the clock is plainly wrong', () => {
    expect(seedingMoment(new Date('2026-11-23T19:10:59.999Z'))).toBe(
      '2026-11-23T19:10:00.000+00:00',
    );
    expect(seedingMoment(new Date('1970-01-01T00:00:00.000Z'))).toBe(ownMoment);
    expect(seedingMoment(new Date('1970-12-31T23:59:59.999Z'))).toBe(ownMoment);
    expect(seedingMoment(new Date('1971-01-01T00:00:00.000Z'))).toBe(
      '1971-01-01T00:00:00.000+00:00',
    );
    expect(seedingMoment(new Date('9999-12-31T00:00:00.000Z'))).toBe(ownMoment);
  });
});
