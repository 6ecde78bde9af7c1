import * as v from 'valibot';
import { clientSchema } from '../client';
import { contractSchema } from '../contract';
import { notificationSchema } from '../notification/notification.schema';
import {
  createMaxLengthCheck,
  idSchema,
  singleLineSchema,
  longTextSchema,
  createRequiredTextSchema,
  createTrimmedTextSchema,
} from './text-limits';

const letters = (length: number) => 'x'.repeat(length);

const messages = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message);

describe('text limits', () => {
  it.each([
    ['an id', idSchema, 200],
    ['a line', singleLineSchema, 2000],
    ['a long text', longTextSchema, 20_000],
  ])(
    '[TX4, C4] accepts %s up to the maximum length, and rejects longer text',
    (_what, schema, limit) => {
      expect(v.is(schema, letters(limit))).toBe(true);
      expect(v.is(schema, letters(limit + 1))).toBe(false);
    },
  );

  it('[C8] the error of a text that is too long states the limit and the entered length', () => {
    expect(messages(v.pipe(v.string(), createMaxLengthCheck(1000)), letters(12_345))).toEqual([
      'At most 1,000 characters, not 12,345',
    ]);
  });

  it('[R11] rejects a name that contains only invisible characters', () => {
    expect(messages(createRequiredTextSchema('Say it'), '\u200b \u2060')).toEqual(['Say it']);
    expect(v.is(createRequiredTextSchema('Say it'), 'A\u200bB')).toBe(true);
  });

  it('[C8] leading and trailing spaces do not count towards the maximum length', () => {
    expect(v.is(createTrimmedTextSchema(3), '  abc  ')).toBe(true);
    expect(messages(createTrimmedTextSchema(3), ' abcd ')).toEqual(['At most 3 characters, not 4']);
    expect(messages(createRequiredTextSchema('Say it'), '   ')).toEqual(['Say it']);
  });
});

describe('stored records', () => {
  it.each([
    ['a contract’s title', contractSchema.entries.title, 2000],
    ['a client’s name', clientSchema.entries.companyName, 2000],
    ['a notification’s message', notificationSchema.entries.message, 20_000],
  ])(
    '[C4, CL3, N5] a stored record can contain %s longer than a form allows, up to the storage limit',
    (_what, schema, limit) => {
      expect(v.is(schema, letters(limit))).toBe(true);
      expect(v.is(schema, letters(limit + 1))).toBe(false);
    },
  );

  it('[CL4] a stored record cannot contain an amount too large for exact cents', () => {
    const holds = (amount: number) => v.is(clientSchema.entries.totalVolume, amount);
    expect(holds(90_000_000_000_000)).toBe(true);
    expect(holds(90_000_000_000_001)).toBe(false);
    expect(holds(1e308)).toBe(false);
    expect(holds(Infinity)).toBe(false);
  });

  it('[CL4] a stored record can contain a negative balance of at most the maximum amount', () => {
    const holds = (amount: number) =>
      v.is(clientSchema.entries.financialData.entries.accountBalance, amount);
    expect(holds(-90_000_000_000_000)).toBe(true);
    expect(holds(-90_000_000_000_001)).toBe(false);
  });
});
