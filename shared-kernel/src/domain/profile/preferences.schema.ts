import * as v from 'valibot';
import { csvSeparators } from '../../format/csv-separator';
import { keysOf, recordOf } from '../../format/record-of';
import { colourModes } from './colour-mode';
import { defaultPreferences, defaultToggles } from './preferences';
import { storedViews } from './saved-view';

const toggle = (first: boolean) => v.fallback(v.optional(v.boolean(), first), first);

const toggles = recordOf(keysOf(defaultToggles), (key) => toggle(defaultToggles[key]));

const { colourMode } = defaultPreferences;

/**
 * The preferences as stored in a browser or a workspace file. A missing or invalid key is replaced by its default;
 * validation fails only if the value is not an object.
 */
export const preferencesSchema = v.object({
  colourMode: v.fallback(v.optional(v.picklist(colourModes), colourMode), colourMode),
  savedViews: v.pipe(v.optional(v.unknown(), null), v.transform(storedViews)),
  csvSeparator: v.fallback(v.optional(v.picklist(csvSeparators)), undefined),
  ...toggles,
});
