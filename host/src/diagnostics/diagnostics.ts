import type { Happening } from './happening';
import { onRecorded, pageVitals, recordHappening, ring } from './recorder';
import { reportText } from './report-text';
import { kindLabel, sentenceOf, vitalText } from './sentence-of';
import { storageState, watchPage } from './watch-page';

// The part that keeps and tells what happened, which comes after the page stands.

let isWatching = false;

/** Keeps what was noted until now; the first time it begins to watch the page as well. */
async function keepAll(happenings: readonly Happening[]): Promise<void> {
  if (!isWatching) watchPage();
  isWatching = true;
  for (const happening of happenings) await recordHappening(happening);
}

export const diagnosed = {
  keepAll,
  readEvents: () => ring.read(),
  kindLabel,
  onRecorded,
  pageVitals,
  reportText,
  sentenceOf,
  storageState,
  vitalText,
};
