import { formatRelative } from './relative-time';

const now = '2024-07-22T09:00:00.000Z';

describe('formatRelative', () => {
  it.each([
    ['2024-07-22T09:00:00.000Z', 'just now'],
    ['2024-07-22T08:59:55.001Z', 'just now'],
    ['2024-07-22T08:59:55.000Z', '5 seconds ago'],
    ['2024-07-22T08:42:00.000Z', '18 minutes ago'],
    ['2024-07-22T06:00:00.000Z', '3 hours ago'],
    ['2024-07-21T09:00:00.001Z', '23 hours ago'],
    ['2024-07-21T09:00:00.000Z', 'yesterday'],
    ['2024-07-21T00:00:00.000Z', 'yesterday'],
    ['2024-07-20T23:59:59.999Z', '2 days ago'],
    ['2024-07-20T10:00:00.000Z', '2 days ago'],
    ['2024-07-23T08:59:59.999Z', 'in 23 hours'],
    ['2024-07-23T09:00:00.000Z', 'tomorrow'],
    ['2024-07-24T09:00:00.000Z', 'in 2 days'],
    ['2024-07-15T09:00:00.000Z', '1 week ago'],
    ['2024-05-22T09:00:00.000Z', '2 months ago'],
    ['2022-07-22T09:00:00.000Z', '2 years ago'],
    ['never', '—'],
  ])('[R17, format] writes %s as “%s”', (iso, text) => {
    expect(formatRelative(iso, now)).toBe(text);
  });
});
