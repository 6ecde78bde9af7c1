import { describeFilters } from './describe-filters';

describe('printed filters', () => {
  it.each([
    ['', []],
    ['?tab=transactions&view=table&sort=-amount', []],
    [
      '?tab=transactions&status=compliance_review&from=2024-07-01&q=oil_and gas',
      [
        ['Status', 'Compliance review'],
        ['From', '2024-07-01'],
        ['Search', 'oil_and gas'],
      ],
    ],
    ['?days=7d', [['Days', 'Last 7 days']]],
    ['?show=to-sign', [['Only', 'To sign']]],
    ['?tab=profile&section=security', [['Section', 'Security']]],
    ['?status=%20', []],
  ])(
    '[R42, TX3, F4] the printed page shows the filters in the URL query %j as text',
    (address, filters) => {
      expect(describeFilters(new URLSearchParams(address))).toEqual(filters);
    },
  );
});
