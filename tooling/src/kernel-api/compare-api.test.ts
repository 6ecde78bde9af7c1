import { compareApi, type NameChange } from './compare-api';

const ui = (text: string) => new Map([['ui', text]]);
const compared = (before: string, now: string) => compareApi(ui(before), ui(now), ['ui']);

const react = "import type { ReactNode } from 'react';\n";
const change = (kind: NameChange['kind'], name: string, why: string | RegExp): [NameChange] => [
  { name: `ui ${name}`, kind, why: expect.stringMatching(why) as string },
];
const added = (name: string, why: string | RegExp) => change('added', name, why);
const breaking = (name: string, why: string | RegExp) => change('breaking', name, why);

describe('a name', () => {
  const tag = 'export declare const tag: string;';

  it('[deployment] is nothing that stands as it stood', () => {
    expect(compared(tag, tag)).toEqual([]);
  });

  it('[deployment] is nothing that is but written otherwise', () => {
    const before =
      "type Tone = 'good' | 'bad'; export declare const toneOf: (tone: Tone) => Tone; export {};";
    const now = "export declare function toneOf(of: 'bad' | 'good'): 'bad' | 'good'; export {};";
    expect(compared(before, now)).toEqual([]);
  });

  it('[deployment] is added that is new', () => {
    expect(compared(tag, `${tag} export declare const other: string;`)).toEqual(
      added('other', 'is new'),
    );
  });

  it('[deployment] breaks that was removed', () => {
    expect(compared(`${tag} export type Old = string;`, tag)).toEqual(breaking('Old', 'is gone'));
  });

  it('[deployment] breaks that was a value and is a type', () => {
    const now = 'export type tag = string;';
    expect(compared(tag, now)).toEqual(breaking('tag', 'does not exist on type'));
  });
});

describe('what is given', () => {
  const take = (field: string) =>
    `export declare const save: (draft: { id: string; ${field} }) => void;`;

  it('[deployment] is added to by an optional field', () => {
    expect(compared(take(''), take('note?: string;'))).toEqual(
      added('save', 'has argument 1 › note'),
    );
  });

  it('[deployment] breaks by a required field', () => {
    expect(compared(take(''), take('note: string;'))).toEqual(
      breaking('save', "Property 'note' is missing"),
    );
  });

  it('[deployment] breaks by a field that is heard no more', () => {
    expect(compared(take('note?: string;'), take(''))).toEqual(
      breaking('save', 'no longer has argument 1 › note'),
    );
  });

  it('[deployment] is added to by a wider choice, and breaks by a narrower', () => {
    const [narrow, wide] = [take("tone: 'good';"), take("tone: 'good' | 'bad';")];
    expect(compared(narrow, wide)).toEqual(added('save', /'"bad"' is not assignable/));
    expect(compared(wide, narrow)).toEqual(breaking('save', /'"bad"' is not assignable/));
  });

  it('[deployment] is added to by an optional parameter, and breaks by a required', () => {
    const [one, optional, required] = ['', ', b?: number', ', b: number'].map(
      (more) => `export declare const add: (a: number${more}) => number;`,
    );
    expect(compared(one ?? '', optional ?? '')).toEqual(added('add', 'has argument 2'));
    expect(compared(one ?? '', required ?? '')).toEqual(
      breaking('add', 'Target signature provides too few'),
    );
  });

  it('[deployment] is looked at in a method as in a function', () => {
    const source = (field: string) =>
      `export interface Source { put(record: { id: string; ${field} }): void } export declare const source: Source;`;
    const changes = compared(source(''), source('owner: string;'));
    expect(changes).toContainEqual(...breaking('source', "Property 'owner' is missing"));
  });
});

describe('what is got', () => {
  const give = (field: string) => `export declare const read: () => { id: string; ${field} };`;

  it('[deployment] is added to by a field, required or not', () => {
    expect(compared(give(''), give('note: string;'))).toEqual(added('read', 'note'));
    expect(compared(give(''), give('note?: string;'))).toEqual(added('read', 'note'));
  });

  it('[deployment] breaks by a field that was removed, required or not', () => {
    expect(compared(give('note: string;'), give(''))).toEqual(
      breaking('read', "'note' is missing"),
    );
    expect(compared(give('note?: string;'), give(''))).toEqual(
      breaking('read', 'no longer has .*note'),
    );
  });

  it('[deployment] breaks by a wider choice, which no earlier build knew', () => {
    expect(compared(give("tone: 'good';"), give("tone: 'good' | 'bad';"))).toEqual(
      breaking('read', /'"bad"' is not assignable/),
    );
  });
});

describe('a type', () => {
  it('[deployment] that is not exported counts where something lent takes or gives it', () => {
    const files = (fields: string) =>
      ui(
        `declare interface Client { name: string; ${fields} }\nexport declare const open: (client: Client) => void;\nexport {};`,
      );
    expect(compareApi(files(''), files('country: string;'), ['ui'])).toEqual(
      breaking('open', "Property 'country' is missing in type 'Client'"),
    );
    expect(compareApi(files(''), files('country?: string;'), ['ui'])).toEqual(
      added('open', 'has argument 1 › country'),
    );
    expect(compareApi(files('country?: string;'), files('country?: number;'), ['ui'])).toEqual(
      breaking('open', 'not assignable'),
    );
  });

  it('[deployment] alone may change one way, and breaks by a change that fits neither', () => {
    const choice = (type: string) => `export type Choice = ${type};`;
    expect(compared(choice("'a'"), choice("'a' | 'b'"))).toEqual(added('Choice', 'not assignable'));
    expect(compared(choice("'a'"), choice('number'))).toEqual(breaking('Choice', 'not assignable'));
  });

  it('[deployment] with private parts is itself where it stands as it stood', () => {
    const files = (more: string) =>
      ui(
        `export declare class Box { private held; }\nexport declare const open: (box: Box) => void;\n${more}`,
      );
    expect(compareApi(files(''), files('export declare const more: 1;'), ['ui'])).toEqual(
      added('more', 'is new'),
    );
  });

  it('[deployment] with parameters is looked at with them', () => {
    const table = (column: string, more = '') =>
      `export interface Column<Row> { title: string; value: (row: Row) => ${column}; ${more} } export declare function Table<Row>(props: { rows: readonly Row[]; columns: readonly Column<Row>[] }): void;`;
    expect(compared(table('string'), table('string | number'))).toContainEqual(
      ...added('Table', 'not assignable'),
    );
    expect(compared(table('string | number'), table('string'))).toContainEqual(
      ...breaking('Table', 'not assignable'),
    );
    expect(compared(table('string'), table('string', 'width: number;'))).toContainEqual(
      ...breaking('Table', "'width' is missing"),
    );
    expect(compared(table('string'), table('string', 'width?: number;'))).toContainEqual(
      ...added('Table', 'width'),
    );
  });
});

describe('a component', () => {
  const card = (prop: string) =>
    `${react}export interface CardProps { title: string; children?: ReactNode; ${prop} } export declare function Card(props: CardProps): ReactNode;`;

  it('[deployment] is added to by an optional prop', () => {
    const changes = compared(card(''), card('size?: number;'));
    expect(changes).toEqual([
      ...added('Card', 'has argument 1 › size'),
      ...added('CardProps', 'has size'),
    ]);
  });

  it('[deployment] breaks by a required prop', () => {
    expect(compared(card(''), card('size: number;'))).toContainEqual(
      ...breaking('Card', "Property 'size' is missing in type .*CardProps"),
    );
  });
});
