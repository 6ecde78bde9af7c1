import { resolveColourMode } from 'shared-kernel/domain/profile';
import { preferencesKey, rememberedStorage } from 'shared-kernel/shell';
import { readData } from '../page/page-meta';
import { shownPage } from './shown-page';

/** The preferences as they are kept, unchecked. */
const kept = () => readData(rememberedStorage.get(preferencesKey));

/** Gives the page its colours and its density before anything of it is painted. */
export function paint(): void {
  const { dataset } = document.documentElement;
  const { colourMode, compactView } = kept();
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = resolveColourMode(
    colourMode === 'dark' || colourMode === 'system' ? colourMode : 'light',
    systemIsDark,
  );
  if (compactView === true) dataset.density = 'compact';
  // What the HTML is to paint.
  dataset.page = shownPage() ?? '';
}
