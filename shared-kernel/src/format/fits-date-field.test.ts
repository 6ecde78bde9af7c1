import { fitsDateField } from './fits-date-field';

describe('fitsDateField', () => {
  it.each(['2024-07-22', '2024-02-29', '0001-01-01', '0202-07-20', '20244-07-20', '275760-09-13'])(
    '[TX3] holds %s, which can be typed',
    (text) => expect(fitsDateField(text)).toBe(true),
  );

  it.each([
    '',
    'yesterday',
    '2024-02-30',
    '2023-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '0000-01-01',
    '999999-01-01',
    '2024-7-2',
    ' 2024-07-22',
    '2024-07-22T00:00',
  ])('[TX3] does not hold “%s”', (text) => expect(fitsDateField(text)).toBe(false));
});
