import type { BookPage } from './book-page';

/** Every `*.book.tsx` of the kernel: the book's build puts them in this file's place (tooling/src/looks/book.ts). */
export const pages: readonly BookPage[] = [];
