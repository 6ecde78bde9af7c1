import { clients, complianceRecords } from 'shared-kernel/testing/records';
import {
  getComplianceScoreBand,
  complianceScoreBands,
  complianceScoreBandDisplay,
  initialRating,
  hasScore,
  getScoreBandDisplay,
  formatScore,
} from './score-band';

describe('the band of a compliance score', () => {
  it.each([
    [100, 'strong', 'Strong', 'success'],
    [90, 'strong', 'Strong', 'success'],
    [89.9, 'watch', 'Watch', 'warning'],
    [89, 'watch', 'Watch', 'warning'],
    [75, 'watch', 'Watch', 'warning'],
    [74.9, 'at_risk', 'At risk', 'danger'],
    [74, 'at_risk', 'At risk', 'danger'],
    [0, 'at_risk', 'At risk', 'danger'],
  ])('[CO3, B17] assigns a compliance score of %d to the band %s', (score, band, label, tone) => {
    expect(getComplianceScoreBand(score)).toBe(band);
    expect(complianceScoreBandDisplay[getComplianceScoreBand(score)]).toMatchObject({
      label,
      tone,
    });
  });
});

describe('the score of a new client', () => {
  const unchecked = { ...initialRating, kycStatus: 'pending', amlStatus: 'pending' } as const;

  it('[R123] a new client’s score is “Not scored”, without a percentage or a band', () => {
    expect(hasScore(unchecked)).toBe(false);
    expect(formatScore(unchecked)).toBe('Not scored');
    expect(getScoreBandDisplay(unchecked)).toMatchObject({ label: 'Not scored', tone: 'neutral' });
  });

  it.each([
    ['another score', { complianceScore: 77 }, '77%', 'Watch'],
    ['another risk level', { riskLevel: 'high' }, '75%', 'Watch'],
    ['a completed KYC screening', { kycStatus: 'completed' }, '75%', 'Watch'],
    ['a flagged AML screening', { amlStatus: 'flagged' }, '75%', 'Watch'],
  ] as const)('[R123] a new client’s score is shown after %s', (_what, change, text, band) => {
    const record = { ...unchecked, ...change };
    expect(hasScore(record)).toBe(true);
    expect(formatScore(record)).toBe(text);
    expect(getScoreBandDisplay(record).label).toBe(band);
  });
});

describe('compliance scores of the sample', () => {
  it('[R123] every client and compliance record of the sample is scored', () => {
    expect([...clients, ...complianceRecords].every(hasScore)).toBe(true);
  });

  it.each([
    ['clients', clients],
    ['compliance records', complianceRecords],
  ])('[CL1, CO3, T1] the sample has %s in every score band', (_what, records) => {
    const bands = records.map((record) => getComplianceScoreBand(record.complianceScore));
    expect(new Set(bands)).toEqual(new Set(complianceScoreBands));
  });
});
