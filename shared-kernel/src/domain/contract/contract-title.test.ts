import { contractTitle } from './contract-title';

describe('contractTitle', () => {
  it.each(['', ' ', '\n\t'])(
    '[B13] the contract title %j is shown as Untitled contract',
    (title) => {
      expect(contractTitle({ title })).toBe('Untitled contract');
    },
  );

  it.each(['A', ' A ', '<b>A</b>'])('[B13] the contract title %j is shown unchanged', (title) => {
    expect(contractTitle({ title })).toBe(title);
  });
});
