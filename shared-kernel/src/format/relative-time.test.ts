/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import { formatRelativeTime } from './relative-time';

const now = '2024-07-22T09:00:00.000Z';

describe('formatRelativeTime', () => {
  it.each([
    ['2024-07-22T09:00:00.000Z', 'just now'],
    ['2024-07-22T08:59:55.001Z', 'just now'],
    ['2024-07-22T08:59:55.000Z', '5 seconds ago'],
    ['2024-07-22T08:59:00.001Z', '59 seconds ago'],
    ['2024-07-22T08:59:00.000Z', '1 minute ago'],
    ['2024-07-22T08:42:00.000Z', '18 minutes ago'],
    ['2024-07-22T08:00:00.001Z', '59 minutes ago'],
    ['2024-07-22T08:00:00.000Z', '1 hour ago'],
    ['2024-07-22T06:00:00.000Z', '3 hours ago'],
    ['2024-07-21T09:00:00.001Z', '23 hours ago'],
    ['2024-07-21T09:00:00.000Z', 'yesterday'],
    ['2024-07-21T00:00:00.000Z', 'yesterday'],
    ['2024-07-20T23:59:59.999Z', '2 days ago'],
    ['2024-07-20T10:00:00.000Z', '2 days ago'],
    ['2024-07-23T08:59:59.999Z', 'in 23 hours'],
    ['2024-07-23T09:00:00.000Z', 'tomorrow'],
    ['2024-07-24T09:00:00.000Z', 'in 2 days'],
    ['2024-07-16T09:00:00.000Z', '6 days ago'],
    ['2024-07-15T09:00:00.000Z', '1 week ago'],
    ['2024-07-09T09:00:00.000Z', '1 week ago'],
    ['2024-07-08T09:00:00.000Z', '2 weeks ago'],
    ['2024-06-23T09:00:00.000Z', '4 weeks ago'],
    ['2024-06-22T09:00:00.000Z', '1 month ago'],
    ['2024-05-23T09:00:00.000Z', '1 month ago'],
    ['2024-05-22T09:00:00.000Z', '2 months ago'],
    ['2023-07-23T09:00:00.000Z', '11 months ago'],
    ['2023-07-22T09:00:00.000Z', '1 year ago'],
    ['2022-07-22T09:00:00.000Z', '2 years ago'],
    ['2024-08-22T09:00:00.000Z', 'in 1 month'],
    ['never', '—'],
  ])('[R17, format] the time %s is shown as “%s”', (iso, text) => {
    expect(formatRelativeTime(iso, now)).toBe(text);
  });
});
