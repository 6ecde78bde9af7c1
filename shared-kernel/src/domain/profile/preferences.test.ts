import * as v from 'valibot';
import { resolveColourMode } from './colour-mode';
import { defaultPreferences, preferencesSchema } from './preferences';

describe('the stored preferences', () => {
  it('[PR11] take the default for each key that is missing or broken, and drop unknown ones', () => {
    const stored = { colourMode: 'blue', compactView: true, showTooltips: 'no', extra: 1 };
    expect(v.parse(preferencesSchema, stored)).toEqual({
      ...defaultPreferences,
      compactView: true,
    });
  });

  it.each([null, 'dark', 7])('[PR11] are not %j', (stored) => {
    expect(v.is(preferencesSchema, stored)).toBe(false);
  });

  it('[PR11] paint dark, light, or what the system asks for', () => {
    expect(resolveColourMode('dark', false)).toBe('dark');
    expect(resolveColourMode('light', true)).toBe('light');
    expect(resolveColourMode('system', true)).toBe('dark');
    expect(resolveColourMode('system', false)).toBe('light');
  });
});
