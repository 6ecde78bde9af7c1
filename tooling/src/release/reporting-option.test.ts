import { reportingOf } from './reporting-option';

const address = 'https://reports.example.com/trustfold';

describe('where pages report to', () => {
  it('[G5, deployment] is nowhere unless an operator says so', () => {
    expect(reportingOf(undefined, undefined)).toEqual({});
    expect(() => reportingOf(undefined, '0.5')).toThrow('goes with --report-to');
  });

  it('[deployment] is an address, for every page or a share of them', () => {
    expect(reportingOf(address, undefined)).toEqual({ reportTo: address, reportShare: 1 });
    expect(reportingOf(address, '0.05')).toEqual({ reportTo: address, reportShare: 0.05 });
  });

  it.each(['reports.example.com', 'ftp://x', 'https://a b/', 'https://a/?x', 'https://a/;x', ''])(
    '[deployment] is not “%s”',
    (wrong) => {
      expect(() => reportingOf(wrong, undefined)).toThrow('--report-to takes an address');
    },
  );

  it.each(['0', '-1', '1.5', 'all', ''])('[deployment] is of no share “%s”', (share) => {
    expect(() => reportingOf(address, share)).toThrow('--report-share takes a number');
  });
});
