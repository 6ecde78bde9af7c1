import { useSyncExternalStore } from 'react';
import { chapterOf } from './look';

const follow = (tell: () => void) => {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
};

const read = () => chapterOf(window.location.hash);

/** The chapter that the address names. */
export const useChapter = () => useSyncExternalStore(follow, read);
