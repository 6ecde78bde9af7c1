import { transactions } from 'shared-kernel/testing/records';
import { isSanctionsMatch } from './sanctions-match';

const held = (holdReason?: string) => ({ status: 'compliance_review' as const, holdReason });

describe('isSanctionsMatch', () => {
  it.each([
    'A director matches an entry of the OFAC list by name.',
    'Possible SDN match',
    'The receiving bank is sanctioned.',
    'on a SANCTIONS list',
    'Goods under embargo.',
  ])('[TX5] takes “%s” for a possible match', (reason) => {
    expect(isSanctionsMatch(held(reason))).toBe(true);
  });

  it.each([
    undefined,
    '',
    'Blockchain analysis links the receiving wallet to a mixer.',
    'A sanctioning committee has not answered.',
  ])('[TX5] takes “%s” for none', (reason) => {
    expect(isSanctionsMatch(held(reason))).toBe(false);
  });

  it('[TX5] asks of held transactions alone, one of the three in the sample', () => {
    expect(isSanctionsMatch({ ...held('OFAC'), status: 'processing' })).toBe(false);
    expect(transactions.filter(isSanctionsMatch).map(({ id }) => id)).toEqual(['TX-2024-047']);
  });
});
