import * as v from 'valibot';
import { resolveColourMode } from './colour-mode';
import { defaultPreferences, storedPreferences } from './preferences';
import { preferencesSchema } from './preferences.schema';

const bySchema = (stored: unknown) => {
  const parsed = v.safeParse(preferencesSchema, stored);
  return parsed.success ? parsed.output : undefined;
};

describe('the stored preferences', () => {
  it.each([
    ['the browser’s own', storedPreferences],
    ['a file’s', bySchema],
  ])(
    '[PR11] take the default for each key that is missing or broken, and drop unknown ones: %s',
    (_whose, read) => {
      const stored = { colourMode: 'blue', compactView: true, showTooltips: 'no', extra: 1 };
      expect(read(stored)).toEqual({ ...defaultPreferences, compactView: true });
    },
  );

  it.each([null, undefined, 'dark', 7, true])('[PR11] are not %j', (stored) => {
    expect(storedPreferences(stored)).toBeUndefined();
    expect(bySchema(stored)).toBeUndefined();
  });

  it('[PR11] have the stated defaults where nothing is set', () => {
    expect(storedPreferences({})).toEqual(defaultPreferences);
    expect(bySchema({})).toEqual(defaultPreferences);
  });

  const values = [true, false, null, undefined, 'dark', 'light', 'system', 0, 1, '', [], {}];

  it.each([...Object.keys(defaultPreferences), '__proto__', 'toString', '0'])(
    '[PR11] read %s as a file’s preferences are read, whatever it holds',
    (key) => {
      for (const value of values) {
        const stored: unknown = JSON.parse(JSON.stringify({ weeklyDigest: false, [key]: value }));
        expect(storedPreferences(stored)).toEqual(bySchema(stored));
      }
      expect(storedPreferences([key])).toEqual(bySchema([key]));
    },
  );

  it('[PR11] paint dark, light, or what the system asks for', () => {
    expect(resolveColourMode('dark', false)).toBe('dark');
    expect(resolveColourMode('light', true)).toBe('light');
    expect(resolveColourMode('system', true)).toBe('dark');
    expect(resolveColourMode('system', false)).toBe('light');
  });
});
