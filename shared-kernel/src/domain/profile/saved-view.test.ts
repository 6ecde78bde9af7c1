import { savedViewLimits, parseSavedViews, listSavedViews, type SavedView } from './saved-view';

const view = (changes: Partial<SavedView> = {}): SavedView => ({
  id: 'VW-1',
  portal: 'admin',
  list: 'contracts',
  name: 'Waiting',
  query: 'show=pending-signature',
  isDefault: false,
  ...changes,
});

describe('saved views', () => {
  it('[views] parses stored views without changing them', () => {
    const views = [view(), view({ id: 'VW-2', isDefault: true })];
    expect(parseSavedViews(JSON.parse(JSON.stringify(views)))).toEqual(views);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'views'],
    ['an object', { 0: view() }],
    ['an entry without a name', [view({ name: '' })]],
    ['an entry without an id', [view({ id: '' })]],
    ['a name that is too long', [view({ name: 'x'.repeat(savedViewLimits.name + 1) })]],
    ['a query that is too long', [view({ query: 'x'.repeat(savedViewLimits.query + 1) })]],
    ['an invalid entry', [null, 7, 'view', [], {}]],
  ])('[views] ignores saved views from %s', (_what, value) => {
    expect(parseSavedViews(value)).toEqual([]);
  });

  it('[views] limits the number of saved views', () => {
    const many = Array.from({ length: savedViewLimits.views + 1 }, (_, at) =>
      view({ id: `VW-${at}` }),
    );
    expect(parseSavedViews(many)).toHaveLength(savedViewLimits.views);
  });

  it('[views] lists one user’s views of one list, sorted by name', () => {
    const views = [
      view({ id: 'a', name: 'View 10' }),
      view({ id: 'b', name: 'View 9' }),
      view({ id: 'c', portal: 'banking' }),
      view({ id: 'd', list: 'clients' }),
    ];
    expect(listSavedViews(views, 'admin', 'contracts').map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
