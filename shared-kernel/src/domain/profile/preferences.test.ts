import * as v from 'valibot';
import { resolveColourMode } from './colour-mode';
import { defaultPreferences } from './preferences';
import { preferencesSchema } from './preferences.schema';

const read = (stored: unknown) => {
  const parsed = v.safeParse(preferencesSchema, stored);
  return parsed.success ? parsed.output : undefined;
};

describe('the stored preferences', () => {
  it('[PR11] take the default for each key that is missing or broken, and drop unknown ones', () => {
    const stored = { colourMode: 'blue', compactView: true, showTooltips: 'no', extra: 1 };
    expect(read(stored)).toEqual({ ...defaultPreferences, compactView: true });
  });

  it.each([null, undefined, 'dark', 7, true])('[PR11] are not %j', (stored) => {
    expect(read(stored)).toBeUndefined();
  });

  it('[PR11] have the stated defaults where nothing is set', () => {
    expect(read({})).toEqual(defaultPreferences);
  });

  const broken = [null, 'never', 0, '', [], {}];

  it.each([...Object.keys(defaultPreferences), '__proto__', 'toString', '0'])(
    '[PR11] take the default of %s where what is kept is broken',
    (key) => {
      for (const value of broken) {
        const stored: unknown = JSON.parse(JSON.stringify({ [key]: value }));
        expect(read(stored)).toEqual(defaultPreferences);
      }
    },
  );

  it('[PR11] paint dark, light, or what the system asks for', () => {
    expect(resolveColourMode('dark', false)).toBe('dark');
    expect(resolveColourMode('light', true)).toBe('light');
    expect(resolveColourMode('system', true)).toBe('dark');
    expect(resolveColourMode('system', false)).toBe('light');
  });
});
