import { formatNoResultsMessage } from './format-no-results-message';

const contracts = { noun: 'contract', searched: 'title or client' } as const;

describe('formatNoResultsMessage', () => {
  it.each([
    [' Okoro ', false, 'No title or client contains “Okoro”.'],
    ['Okoro', true, 'No contracts with “Okoro” in title or client match the other filters.'],
    [' ', true, 'No contracts match these filters.'],
  ])(
    '[C2, CL1] explains why nothing was found for the search %j, with other active filters: %s',
    (text, isFiltered, said) => {
      expect(formatNoResultsMessage({ ...contracts, text, isFiltered })).toBe(said);
    },
  );
});
