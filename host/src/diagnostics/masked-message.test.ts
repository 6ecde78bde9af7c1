import fc from 'fast-check';
import { sample } from './test-sample';
import { maskedMessage } from './masked-message';

describe('maskedMessage', () => {
  it.each([
    ['The contracts part could not be loaded.', 'The … part could not be loaded.'],
    [
      'The list of what is deployed is missing (the server answered 503).',
      'The list of what is deployed is missing the server answered 503',
    ],
    [
      "Cannot read properties of undefined (reading 'title')",
      'Cannot read properties of undefined reading …',
    ],
    [
      'Minified React error #185; visit https://react.dev/errors/185',
      'Minified React error #185 …',
    ],
    ['Contract “The Part” of Meridian Energy is at 78,000,000', '… of … is at …'],
    ['Loading chunk 12 failed.', 'Loading chunk … failed.'],
  ])('[G5] leaves of “%s” the words of browsers and of the shell', (message, masked) => {
    expect(maskedMessage(message)).toBe(masked);
  });

  it('[G5] lets no value of a record in, wherever in a message it stands', () => {
    const values = fc.constantFrom(...sample());
    const words = fc.constantFrom(
      '',
      'Cannot find ',
      'The record is ',
      ' (value ',
      '“',
      "'",
      ' of ',
    );
    fc.assert(
      fc.property(words, values, words, (before, value, after) => {
        expect(maskedMessage(before + value + after)).not.toContain(value);
      }),
    );
  });

  it('[G5] has no word that a browser or the shell would not say, whatever it is given', () => {
    const said = maskedMessage;
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (message) => {
        const masked = said(message);
        expect(masked.length).toBeLessThanOrEqual(200);
        // What is kept is kept again: there is nothing in it that would be masked.
        expect(said(masked)).toBe(masked);
      }),
    );
  });

  it('[G5] is at most 200 characters', () => {
    expect(maskedMessage('could not load '.repeat(100)).length).toBeLessThanOrEqual(200);
  });
});
