import { compareApi } from './compare-api';
import { growOpenSets } from './open-sets';

const declared = (duties: readonly string[], fields: string) => {
  const own = duties.map((duty) => `"${duty}"`);
  return new Map([
    [
      'ui',
      `declare const collections: { readonly clients: { name: string; }; ${fields} };
declare type CollectionName = keyof typeof collections;
export declare const duties: readonly [${own.join(', ')}];
export declare const find: (collection: CollectionName) => CollectionName;
export declare const takes: (find: (collection: CollectionName) => void) => void;
export declare const ask: (duty: ${['"look"', ...own].join(' | ')}) => ${['"look"', ...own].join(' | ')};`,
    ],
  ]);
};

const changed = (before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>) =>
  compareApi(growOpenSets(before, now).declarations, now, ['ui']);

describe('an open set of the kernel', () => {
  const before = declared(['sign', 'screen'], '');

  it('[deployment] gets a collection or a duty, and nothing breaks', () => {
    const more = declared(['sign', 'decide', 'screen'], '');
    expect(changed(before, more)).toEqual([]);
    expect(growOpenSets(before, more).changes).toEqual([
      { name: 'ui duties', kind: 'added', why: 'has decide' },
    ]);
    expect(
      changed(before, declared(['sign', 'screen'], 'readonly cases: { id: string; };')),
    ).toEqual([]);
  });

  it('[deployment] breaks by a duty or a collection that was removed', () => {
    const kinds = (now: ReadonlyMap<string, string>) => [
      ...new Set(changed(before, now).map(({ kind }) => kind)),
    ];
    expect(kinds(declared(['sign'], ''))).toContain('breaking');
    const more = declared(['sign', 'screen'], 'readonly cases: { id: string; };');
    expect(changed(more, before)).not.toEqual([]);
  });

  it('[deployment] keeps the records of a collection as strict as before', () => {
    const [now] = [...before].map(([entry, text]) => [
      entry,
      text.replace('name: string;', 'name: string; country: string;'),
    ]);
    const narrow = 'export declare const put: (record: (typeof collections)["clients"]) => void;';
    const put = (text = '') => new Map([['ui', `${text}\n${narrow}`]]);
    expect(changed(put(before.get('ui')), put(now?.[1]))).toContainEqual(
      expect.objectContaining({ kind: 'breaking', name: 'ui put' }),
    );
  });
});
