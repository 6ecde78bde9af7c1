import * as v from 'valibot';
import { parsePhone, optionalPhoneSchema, createTelUri } from './phone';

describe('phone numbers', () => {
  it.each([
    ['+1 832 555 0117', 'tel:+18325550117'],
    ['+1 832 555 0117 ext. 5', 'tel:+18325550117;ext=5'],
    ['+1 832 555 0117 ext 4', 'tel:+18325550117;ext=4'],
    ['+1 (832) 555-0117 x12', 'tel:+18325550117;ext=12'],
    ['+1 832 555 0117, Extension 77', 'tel:+18325550117;ext=77'],
    ['+1 832 555 0117 #9', 'tel:+18325550117;ext=9'],
    ['030/1234567', 'tel:0301234567'],
    ['(+49) 30 / 123 45-67', 'tel:+49301234567'],
    ['+47\u00a022\u201155\u201301\u201143', 'tel:+4722550143'],
    ['＋４７ ２２５５０１４３', 'tel:+4722550143'],
  ])('[R12] converts %j to the phone link %s', (text, address) => {
    expect(parsePhone(text)).toBeDefined();
    expect(createTelUri(text)).toBe(address);
  });

  it.each([
    '555011',
    '1234567890123456',
    'call me',
    '55501+17',
    '()-. +',
    '5550117 ext.',
    'x5',
    '55 ext. 12345',
  ])('[R12, CL6] rejects the phone number %j', (text) => {
    expect(parsePhone(text)).toBeUndefined();
  });

  it.each(['ask for 112', '112', 'javascript:alert(1)', '+1 832 555 0117 or 0118', ''])(
    '[R12, R50] creates no phone link for %j',
    (text) => {
      expect(createTelUri(text)).toBeUndefined();
    },
  );

  it('[R12, R50] accepts a phone number or an empty string', () => {
    expect(v.is(optionalPhoneSchema, '+1 832 555 0117')).toBe(true);
    expect(v.is(optionalPhoneSchema, '')).toBe(true);
    expect(
      v.safeParse(optionalPhoneSchema, 'call me').issues?.map(({ message }) => message),
    ).toEqual(['Enter a phone number of 7 to 15 digits']);
  });
});
