import type { TableColumn } from '../../ui/data/table-column';
import {
  selectVisibleColumns,
  formatColumnsParam,
  selectColumnsToExport,
  moveItem,
} from './use-table-options';

const column = (key: string, isRowHeader = false): TableColumn<object> => ({
  key,
  title: key,
  isRowHeader,
  render: () => key,
});

const columns = [column('score'), column('name', true), column('risk'), column('-stage')];

const keysOf = (asked: string) =>
  selectVisibleColumns<object, TableColumn<object>>(columns, asked).map(({ key }) => key);

describe('table columns', () => {
  it.each([
    ['', ['score', 'name', 'risk', '-stage']],
    ['name,-stage,score', ['name', '-stage', 'score']],
    ['risk', ['name', 'risk']],
    ['risk,risk,risk', ['name', 'risk']],
    ['nothing,<b>,,__proto__', ['name']],
  ])('[views] the column setting %j shows the columns %j', (asked, expected) => {
    expect(keysOf(asked)).toEqual(expected);
  });

  it('[views] optional columns appear only if the column setting includes them', () => {
    const some = [column('name', true), { ...column('type'), isExtra: true }];
    const shown = (asked: string) => selectVisibleColumns<object, TableColumn<object>>(some, asked);
    expect(shown('')).toEqual([some[0]]);
    expect(shown('type')).toEqual(some);
  });

  it('[views] the URL omits the columns if all are visible in the default order', () => {
    expect(formatColumnsParam(['a', 'b'], ['a', 'b'])).toBe('');
    expect(formatColumnsParam(['a', 'b'], ['b', 'a'])).toBe('b,a');
  });

  it('[views] a column can be moved up and down', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  });

  it('[export] exported columns have the same order as in the table', () => {
    const file = [
      { header: 'Amount', column: 'amount' },
      { header: 'Id' },
      { header: 'Currency', column: 'amount' },
      { header: 'Status', column: 'status' },
    ];
    expect(selectColumnsToExport(file, ['status', 'amount', 'actions'])).toEqual([
      file[3],
      file[0],
      file[2],
    ]);
  });
});
