import { contractTitle } from './contract-title';

describe('a contract’s title', () => {
  it.each(['', ' ', '\n\t'])('[B13] reads Untitled contract for %j', (title) => {
    expect(contractTitle({ title })).toBe('Untitled contract');
  });

  it.each(['A', ' A ', '<b>A</b>'])('[B13] reads %j as it is', (title) => {
    expect(contractTitle({ title })).toBe(title);
  });
});
