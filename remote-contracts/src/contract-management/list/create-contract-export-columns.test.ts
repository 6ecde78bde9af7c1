import { contracts } from 'shared-kernel/testing/records';
import { createContractExportColumns } from './create-contract-export-columns';

const [first] = contracts;

const cellsOf = (value: string) =>
  createContractExportColumns('2024-07-22').flatMap((column) =>
    first && column.column === 'value' ? [[column.header, column.value({ ...first, value })]] : [],
  );

describe('the value of a contract in an exported file', () => {
  it.each([
    ['$45,000,000', 45_000_000],
    ['2.5M', 2_500_000],
    ['to be agreed', undefined],
    ['1.000', undefined],
    ['', undefined],
  ])(
    '[R44] exports the contract value %j as typed, and also as a number if it is an amount',
    (typed, amount) => {
      expect(cellsOf(typed)).toEqual([
        ['Value (USD)', amount],
        ['Value', typed],
      ]);
    },
  );
});
