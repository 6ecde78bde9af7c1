import type { Moment } from './read-moment';
export declare const newestFirst: <Item>(momentOf: (item: Item) => Moment) => (a: Item, b: Item) => number;
