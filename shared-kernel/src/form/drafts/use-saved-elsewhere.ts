import { useCallback, useEffect, useState } from 'react';
import { onStoredElsewhere } from '../../shell/page-return';
import { savedElsewhere } from './save-once';
import { savedDraftsKey } from './saved-drafts';

/** How another tab has saved the draft of this name; `look` reads it again. */
export function useSavedElsewhere(name: string) {
  const [saved, setSaved] = useState(() => savedElsewhere(name));
  const look = useCallback(() => setSaved(savedElsewhere(name)), [name]);
  useEffect(() => onStoredElsewhere(savedDraftsKey, look), [look]);
  return { saved, look };
}
