import { joinTexts } from './joined-texts';
import { orderAndSelect, type Selected } from './order-and-select';
import type { Selection } from './select-sliced';
import { finish } from './sliced-work';

interface Row {
  readonly id: number;
  readonly name: string;
}

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `row ${id}` }));

/** A search that counts the rows it looks at. */
function counted() {
  const textsOf = jest.fn(({ name }: Row) => [name]);
  const search = (text: string) => ({ text, textsOf });
  return { search, looks: textsOf };
}

const select: Selection<Row>['select'] = (items) => items.slice();

const selectedBy = (
  items: readonly Row[],
  selection: Selection<Row>,
  before?: Selected<Row>,
): Selected<Row> => finish(orderAndSelect(items, selection, before));

const found = (text: string) => rows(5000).filter(({ name }) => name.includes(text));

describe('orderAndSelect', () => {
  it('[TX3, N2] goes through what the text before has found where the next says more', () => {
    const { search, looks } = counted();
    const items = rows(5000);
    const first = selectedBy(items, { select, search: search('w 12') });
    looks.mockClear();
    const next = selectedBy(items, { select, search: search('w 123') }, first);
    expect(next.result).toEqual(found('w 123'));
    expect(looks).toHaveBeenCalledTimes(first.result.length);
  });

  it.each(['w 1', 'w 3', ''])('[TX3, N2] goes through everything for another text: %j', (text) => {
    const { search } = counted();
    const items = rows(5000);
    const first = selectedBy(items, { select, search: search('w 12') });
    const next = selectedBy(items, { select, search: search(text) }, first);
    expect(next.result).toEqual(found(text));
  });

  it('[TX3, N2] narrows nothing that another selection has left', () => {
    const { search } = counted();
    const items = rows(5000);
    const odd: Selection<Row>['select'] = (some) => some.filter(({ id }) => id % 2 === 1);
    const first = selectedBy(items, { select: odd, search: search('w 12') });
    const next = selectedBy(items, { select, search: search('w 12') }, first);
    expect(next.result).toEqual(found('w 12'));
  });

  it('[TX3, N2] looks again at the one that was replaced, and at no other', () => {
    const { search, looks } = counted();
    const items = rows(5000);
    const selection = { select, search: search('w 12') };
    const first = selectedBy(items, selection);
    looks.mockClear();
    const changed = items.with(125, { id: 125, name: 'row 125, seen' });
    const next = selectedBy(changed, selection, first);
    expect(next.result).toEqual(first.result.map((row) => changed[row.id]));
    expect(looks.mock.calls.length).toBeLessThan(10);
  });

  it('[TX3, N2] looks at no item for a search once their texts are ready', () => {
    const { search, looks } = counted();
    const items = rows(5000);
    const first = selectedBy(items, { select, search: search('') });
    const texts = finish(joinTexts(first.selected, search('')));
    looks.mockClear();
    const next = selectedBy(items, { select, search: search('W 12') }, { ...first, texts });
    expect(next.result).toEqual(found('w 12'));
    expect(looks).not.toHaveBeenCalled();
    const across = selectedBy(items, { select, search: search('1\0row') }, { ...next, texts });
    expect(across.result).toEqual([]);
  });

  it('[R10, TX3, N2] finds words in any order, in texts that are ready and in those that are not', () => {
    const textsOf = ({ name }: Row) => [name];
    const items = rows(5000).with(125, { id: 125, name: 'Łódź Müller' });
    const wanted = { select, search: { text: 'muller lodz', textsOf } };
    const first = selectedBy(items, wanted);
    expect(first.result).toEqual([items[125]]);
    const texts = finish(joinTexts(first.selected, wanted.search));
    expect(selectedBy(items, wanted, { ...first, texts }).result).toEqual([items[125]]);
    const plain = { select, search: { ...wanted.search, reach: 'plain' as const } };
    expect(selectedBy(items, plain, { ...first, texts }).result).toEqual([]);
  });

  it('[TX3, N2] makes the texts of those alone ready that were replaced', () => {
    const { search, looks } = counted();
    const items = rows(5000);
    const texts = finish(joinTexts(items, search('')));
    looks.mockClear();
    const changed = items.with(125, { id: 125, name: 'ROW 125, seen' });
    const next = finish(joinTexts(changed, search(''), texts));
    expect(next.joined[125]).toBe('row 125, seen');
    expect(looks).toHaveBeenCalledTimes(1);
    expect(finish(joinTexts(changed, search(''), next))).toBe(next);
  });
});
