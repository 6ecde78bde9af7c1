import type { ReactNode } from 'react';

/** The chapters of the component book, each a page of its own; what opens over a page has one to itself. */
export const chapters = [
  'controls',
  'fields',
  'figures',
  'lists',
  'records',
  'waiting',
  'drawer',
  'dialog',
  'decision',
  'form',
  'menu',
  'popover',
  'toast',
  'paper',
  'printed-record',
] as const;

export type Chapter = (typeof chapters)[number];

/** What a `*.book.tsx` beside a component exports. */
export interface BookPage {
  readonly chapter: Chapter;
  /** The components that it shows, by their own names. */
  readonly shows: Readonly<Record<string, unknown>>;
  /** Each state with what it is called. */
  readonly states: Readonly<Record<string, ReactNode>>;
}
