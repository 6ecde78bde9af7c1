import { getTransactionScoreBand } from '../transaction-score';

describe('getTransactionScoreBand', () => {
  it.each([
    [100, 'success'],
    [95, 'success'],
    [94.9, 'warning'],
    [94, 'warning'],
    [85, 'warning'],
    [84.9, 'danger'],
    [84, 'danger'],
    [0, 'danger'],
  ])('[TX6, B17] a screening score of %d is in the band %s', (score, band) => {
    expect(getTransactionScoreBand(score)).toBe(band);
  });
});
