import { clients, complianceRecords } from 'shared-kernel/testing/records';
import { complianceScoreBand, complianceScoreBands, complianceScoreBandView } from './score-band';

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
  ])('[CO3, B17] assigns a score of %d to the band %s', (score, band, label, tone) => {
    expect(complianceScoreBand(score)).toBe(band);
    expect(complianceScoreBandView[complianceScoreBand(score)]).toMatchObject({ label, tone });
  });
});

describe('compliance scores of the sample', () => {
  it.each([
    ['clients', clients],
    ['compliance records', complianceRecords],
  ])('[CL1, CO3, T1] the sample has %s in every band', (_what, records) => {
    const bands = records.map((record) => complianceScoreBand(record.complianceScore));
    expect(new Set(bands)).toEqual(new Set(complianceScoreBands));
  });
});
