import * as v from 'valibot';
import { csvSeparators } from '../../format/csv-separator';
import { keysOf, mapToRecord } from '../../format/map-to-record';
import { colourModes } from './colour-mode';
import { defaultPreferences, defaultToggles } from './preferences';
import { parseSavedViews } from './saved-view';

const toggle = (first: boolean) => v.fallback(v.optional(v.boolean(), first), first);

const toggles = mapToRecord(keysOf(defaultToggles), (key) => toggle(defaultToggles[key]));

const { colourMode } = defaultPreferences;

/** Schema of stored preferences. A missing or invalid value becomes its default. */
export const preferencesSchema = v.object({
  colourMode: v.fallback(v.optional(v.picklist(colourModes), colourMode), colourMode),
  savedViews: v.pipe(v.optional(v.unknown(), null), v.transform(parseSavedViews)),
  csvSeparator: v.fallback(v.optional(v.picklist(csvSeparators)), undefined),
  ...toggles,
});
