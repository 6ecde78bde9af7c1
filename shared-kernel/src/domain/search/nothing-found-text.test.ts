import { nothingFoundText } from './nothing-found-text';

const contracts = { noun: 'contract', searched: 'title or client' } as const;

describe('nothingFoundText', () => {
  it.each([
    [' Okoro ', false, 'No title or client holds “Okoro”; nothing else is searched.'],
    ['Okoro', true, 'No contract with “Okoro” in its title or client passes the other filters.'],
    [' ', true, 'No contract passes these filters.'],
  ])('[C2, CL1] of %j, filtered besides: %s, says what was looked at', (text, isFiltered, said) => {
    expect(nothingFoundText({ ...contracts, text, isFiltered })).toBe(said);
  });
});
