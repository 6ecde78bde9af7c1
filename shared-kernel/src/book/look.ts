import { chapters, type Chapter } from './book-page';

/** How the book shows its components. */
export interface Look {
  readonly mode: 'light' | 'dark';
  readonly compact: boolean;
}

/** The looks that can be chosen. */
export const looks = {
  light: { mode: 'light', compact: false },
  dark: { mode: 'dark', compact: false },
  compact: { mode: 'light', compact: true },
} as const satisfies Readonly<Record<string, Look>>;

export type LookName = keyof typeof looks;

const isLook = (name: string | null): name is LookName => name !== null && name in looks;
const isChapter = (name: string): name is Chapter => chapters.some((chapter) => chapter === name);

/** The look that an address names; without one it is the book itself, with its choices. */
export function lookOf(search: string): Look | undefined {
  const name = new URLSearchParams(search).get('look');
  return isLook(name) ? looks[name] : undefined;
}

/** The chapter that an address names, the first where it names none. */
export function chapterOf(hash: string): Chapter {
  const name = hash.replace(/^#/, '');
  return isChapter(name) ? name : chapters[0];
}
