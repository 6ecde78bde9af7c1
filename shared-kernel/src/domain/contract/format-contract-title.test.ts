import { formatContractTitle } from './format-contract-title';

describe('formatContractTitle', () => {
  it.each(['', ' ', '\n\t'])(
    '[B13] the contract title %j is shown as “Untitled contract”',
    (title) => {
      expect(formatContractTitle({ title })).toBe('Untitled contract');
    },
  );

  it.each(['A', ' A ', '<b>A</b>'])('[B13] the contract title %j is shown unchanged', (title) => {
    expect(formatContractTitle({ title })).toBe(title);
  });
});
