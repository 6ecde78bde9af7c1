import * as v from 'valibot';
import { resolveColourMode } from './colour-mode';
import { defaultPreferences } from './preferences';
import { preferencesSchema } from './preferences.schema';

const read = (stored: unknown) => {
  const parsed = v.safeParse(preferencesSchema, stored);
  return parsed.success ? parsed.output : undefined;
};

describe('preferencesSchema', () => {
  it('[PR11] missing and invalid preferences get their default, and unknown ones are removed', () => {
    const stored = { colourMode: 'blue', compactView: true, showTooltips: 'no', extra: 1 };
    expect(read(stored)).toEqual({ ...defaultPreferences, compactView: true });
  });

  it.each([null, undefined, 'dark', 7, true])(
    '[PR11] rejects the stored preferences %j',
    (stored) => {
      expect(read(stored)).toBeUndefined();
    },
  );

  it('[PR11] the defaults apply if no preferences are stored', () => {
    expect(read({})).toEqual(defaultPreferences);
  });

  const broken = [null, 'never', 0, '', [], {}];

  it.each([...Object.keys(defaultPreferences), '__proto__', 'toString', '0'])(
    '[PR11] the preference %s has its default if the stored value is invalid',
    (key) => {
      for (const value of broken) {
        const stored: unknown = JSON.parse(JSON.stringify({ [key]: value }));
        expect(read(stored)).toEqual(defaultPreferences);
      }
    },
  );

  it('[PR11] the colour modes are dark, light and system', () => {
    expect(resolveColourMode('dark', false)).toBe('dark');
    expect(resolveColourMode('light', true)).toBe('light');
    expect(resolveColourMode('system', true)).toBe('dark');
    expect(resolveColourMode('system', false)).toBe('light');
  });
});
