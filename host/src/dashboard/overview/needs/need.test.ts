import { needAge } from './need';

const now = '2024-07-22T09:00:00.000Z';

describe('needAge', () => {
  it.each([
    ['late', '2024-07-21', '1 day late'],
    ['late', '2024-07-19', '3 days late'],
    ['late', '2017-07-04', '2,575 days late'],
    ['due', '2024-07-22', 'Due today'],
    ['held', '2024-07-21T11:45:00.000Z', '21 hours ago'],
    ['sign-off', '2024-07-22T08:42:00.000Z', '18 minutes ago'],
    ['signature', '2024-07-22', 'today'],
    ['signature', '2024-07-21', 'yesterday'],
    ['document', '2024-07-02', '2 weeks ago'],
  ] as const)('[F4] of %s since %s reads %s', (key, since, text) => {
    expect(needAge({ key, since }, now)).toBe(text);
  });
});
