import { createDateInputFormat } from './date-input-format';

const american = createDateInputFormat('en-US', false);
const german = createDateInputFormat('de-DE', false);

describe('dates that users type', () => {
  it.each([
    ['7/30/2024', '2024-07-30'],
    ['07/30/2024', '2024-07-30'],
    ['7/04/2024', '2024-07-04'],
    [' 30.7.2024 ', '2024-07-30'],
    ['2024-07-30', '2024-07-30'],
    ['2/29/2024', '2024-02-29'],
  ])('[ui] parses the typed date %j in en-US', (text, day) => {
    expect(american.read(text)).toBe(day);
  });

  it.each([
    ['30.7.2024', '2024-07-30'],
    ['30.07.2024', '2024-07-30'],
    ['4.12.2024', '2024-12-04'],
    ['2024-07-30', '2024-07-30'],
  ])('[ui] parses the typed date %j in de-DE', (text, day) => {
    expect(german.read(text)).toBe(day);
  });

  it.each(['30/7/2024', '2/30/2024', '13.13.2024', '7/30/24', '7/30', 'July 30', '2024-7-30x'])(
    '[ui] the invalid typed date %j stays unchanged',
    (text) => {
      expect(american.read(text)).toBe(text);
      expect(american.toCalendarDay(text)).toBeUndefined();
    },
  );

  it('[ui] shows a stored date in the format of the language, and any other text unchanged', () => {
    expect(american.placeholder).toBe('MM/DD/YYYY');
    expect(german.placeholder).toBe('DD.MM.YYYY');
    expect(american.show('2024-07-04')).toBe('07/04/2024');
    expect(german.show('2024-07-04')).toBe('04.07.2024');
    expect(createDateInputFormat('en-GB', false).show('2024-07-04')).toBe('04/07/2024');
    expect(createDateInputFormat('fa-IR', false).show('2024-07-04')).toMatch(/^2024\D07\D04$/);
    expect(american.show('yesterday')).toBe('yesterday');
  });

  it.each([
    ['en-US', '8/1/2024 10:00', '2024-08-01T10:00'],
    ['en-US', '08/01/2024 3:05 PM', '2024-08-01T15:05'],
    ['en-US', '8/1/2024 12:30 am', '2024-08-01T00:30'],
    ['de-DE', '1.8.2024 9:05', '2024-08-01T09:05'],
    ['de-DE', '31.03.2024 02:30', '2024-03-31T02:30'],
    ['de-DE', '2024-08-01T10:00', '2024-08-01T10:00'],
    ['en-US', '8/1/2024', '8/1/2024'],
    ['en-US', '8/1/2024 25:00', '8/1/2024 25:00'],
  ])('[ui] parses a typed date with a time in %s: %j', (language, text, moment) => {
    expect(createDateInputFormat(language, true).read(text)).toBe(moment);
  });
});
