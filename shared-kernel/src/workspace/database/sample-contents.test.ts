/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import fc from 'fast-check';
import * as v from 'valibot';
import { daysBetween } from '../../format';
import { millisecondsBetween } from '../../format/moment';
import { validateRecord } from './validate-record';
import { collectionNames, getCollectionSpec } from './collections';
import { sampleContents } from './sample-contents';
import { createSampleContents } from '../test-support/seeds';
import { originalSampleTime, getSeedingTime } from '../../fixtures/seeding-time';

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

function* pairs(one: unknown, other: unknown): Generator<readonly [string, string]> {
  if (typeof one === 'string') yield [one, String(other)];
  if (typeof one !== 'object' || one === null) return;
  const parts = other as Readonly<Record<string, unknown>>;
  for (const [key, part] of Object.entries(one))
    if (key !== 'birthDate') yield* pairs(part, parts[key]);
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text);

it('[workspace] the schemas of the collections validate records without changing them', () => {
  for (const name of collectionNames)
    for (const record of sampleContents[name])
      expect(v.parse(getCollectionSpec(name).schema, record)).toEqual(record);
});

describe('sample moved to another date', () => {
  it('[workspace] moving the sample to its original date changes nothing', () => {
    expect(createSampleContents(originalSampleTime)).toEqual(sampleContents);
  });

  it.each(moments)(
    '[workspace] after the sample was moved to the date %s, it still matches the schemas and has unique keys',
    (moment) => {
      const contents = createSampleContents(moment);
      for (const name of collectionNames) {
        const { keyOf } = getCollectionSpec(name);
        const records: readonly object[] = contents[name];
        for (const record of records) expect(validateRecord(name, record).ok).toBe(true);
        expect(new Set(records.map(keyOf)).size).toBe(sampleContents[name].length);
      }
    },
  );

  it.each(moments)(
    '[workspace] moving the sample to the date %s shifts all its dates and times by the same interval',
    (moment) => {
      const moved = [...pairs(sampleContents, createSampleContents(moment))];
      for (const [before, after] of moved.filter(([text]) => isMoment(text)))
        expect(millisecondsBetween(moment, after)).toBe(
          millisecondsBetween(originalSampleTime, before),
        );
      for (const [before, after] of moved.filter(([text]) => isDay(text)))
        expect(daysBetween(moment, after)).toBe(daysBetween(originalSampleTime, before));
    },
  );

  it.each(moments)(
    '[workspace] moving the sample to the date %s leaves birth dates unchanged',
    (moment) => {
      const birthDates = ({ clients }: typeof sampleContents) =>
        clients.flatMap(({ owners = [] }) => owners.map(({ birthDate }) => birthDate));
      expect(birthDates(createSampleContents(moment))).toEqual(birthDates(sampleContents));
    },
  );

  it('[workspace] moving the sample to another date leaves equal texts equal, so references stay valid @deep', () => {
    const anyMoment = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyMoment, (date) => {
        const known = new Map<string, string>();
        const moved = createSampleContents(getSeedingTime(date));
        for (const [before, after] of pairs(sampleContents, moved)) {
          expect(known.get(before) ?? after).toBe(after);
          known.set(before, after);
        }
        const ids = collectionNames.flatMap((name) =>
          sampleContents[name].map(getCollectionSpec(name).keyOf),
        );
        const places = new Set(ids.map((id) => known.get(id)));
        expect(places.size).toBe(new Set(ids).size);
      }),
      { numRuns: 5 },
    );
  });

  it('[R102] moving the sample to another date also shifts the dates that its sentences mention', () => {
    const texts = JSON.stringify(createSampleContents('2027-03-02T14:37:00.000+00:00'));
    for (const text of [
      'The carrier releases its slot on Mar 3 if',
      're-test on the 2nd by a second laboratory',
      'Dip test was rejected on Feb 19, 2027.',
      'The letter of credit is valid until Mar 11.',
      'Receivables purchase, January invoices',
      'Audit Report H2 2026.pdf',
      'Management accounts Q4 2026.pdf',
      'Audited accounts 2026.pdf',
      'The concession ended on Jan 9.',
      'the interview is on Mar 4.',
      'Settlement of the February delivery',
      'Audit trail, January 2027',
      'Maintenance on Sunday',
    ])
      expect(texts).toContain(text);
  });

  it('[R102] the sample has the specified texts on its original date', () => {
    const texts = JSON.stringify(sampleContents);
    for (const text of [
      'The carrier releases its slot on Jul 23 if',
      're-test on the 22nd by a second laboratory',
      'Dip test was rejected on Jul 11, 2024.',
      'Receivables purchase, June invoices',
      'Audit Report H1 2024.pdf',
      'Audit trail, June 2024',
      'Maintenance on Saturday',
    ])
      expect(texts).toContain(text);
  });

  it.each(moments)(
    '[R76, workspace] moving the sample to the date %s leaves ids and references unchanged',
    (moment) => {
      const moved = createSampleContents(moment);
      for (const name of collectionNames) {
        const { keyOf } = getCollectionSpec(name);
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
    },
  );

  it('[R102] moving the sample to another date does not change hashes and block numbers', () => {
    const calls = ({ processes, complianceRecords }: typeof sampleContents) => [
      processes.flatMap(({ smartContracts }) =>
        smartContracts.map(({ hash, block }) => [hash, block]),
      ),
      complianceRecords.flatMap(({ milestones }) =>
        milestones.map(({ smartContractHash }) => smartContractHash),
      ),
    ];
    expect(calls(createSampleContents('2027-03-02T14:37:00.000+00:00'))).toEqual(
      calls(sampleContents),
    );
  });

  it('[workspace] the sample uses the current time in whole minutes, or its original date if the clock is obviously wrong', () => {
    expect(getSeedingTime(new Date('2026-11-23T19:10:59.999Z'))).toBe(
      '2026-11-23T19:10:00.000+00:00',
    );
    expect(getSeedingTime(new Date('1970-01-01T00:00:00.000Z'))).toBe(originalSampleTime);
    expect(getSeedingTime(new Date('1970-12-31T23:59:59.999Z'))).toBe(originalSampleTime);
    expect(getSeedingTime(new Date('1971-01-01T00:00:00.000Z'))).toBe(
      '1971-01-01T00:00:00.000+00:00',
    );
    expect(getSeedingTime(new Date('9999-12-31T00:00:00.000Z'))).toBe(originalSampleTime);
  });
});
