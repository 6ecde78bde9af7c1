import { contractTitle } from './contract-title';

describe('contractTitle', () => {
  it.each(['', ' ', '\n\t'])('[B13] returns Untitled contract for %j', (title) => {
    expect(contractTitle({ title })).toBe('Untitled contract');
  });

  it.each(['A', ' A ', '<b>A</b>'])('[B13] returns the title %j unchanged', (title) => {
    expect(contractTitle({ title })).toBe(title);
  });
});
