import { isTaskOverdue, formatTaskTime } from './task';

const now = '2024-07-22T09:00:00.000Z';

describe('formatTaskTime', () => {
  it.each([
    ['2024-07-21', '1 day late'],
    ['2024-07-19', '3 days late'],
    ['2017-07-04', '2,575 days late'],
    ['2024-07-22', 'Due today'],
    ['2024-07-23', 'Due in 1 day'],
    ['2024-07-26', 'Due in 4 days'],
  ])('[R78] the due date %s of a task is shown as “%s”', (due, text) => {
    expect(formatTaskTime({ due, since: now }, now)).toBe(text);
    expect(isTaskOverdue({ due }, now)).toBe(due < '2024-07-22');
  });

  it.each([
    ['2024-07-21T11:45:00.000Z', '21 hours ago'],
    ['2024-07-22T08:42:00.000Z', '18 minutes ago'],
    ['2024-07-22', 'today'],
    ['2024-07-21', 'yesterday'],
    ['2024-07-02', '2 weeks ago'],
  ])('[R78] a task without a due date that is open since %s has the age “%s”', (since, text) => {
    expect(formatTaskTime({ since }, now)).toBe(text);
    expect(isTaskOverdue({}, now)).toBe(false);
  });
});
