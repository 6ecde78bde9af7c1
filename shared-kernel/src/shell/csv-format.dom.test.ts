import { defaultPreferences } from '../domain/profile/preferences';
import { csvFormat } from './preferences';
import { liveStorage } from './live-storage';
import { preferencesKey } from './storage-keys';

describe('csvFormat', () => {
  it('[R18] follows the locale until the user chooses a separator', () => {
    expect(csvFormat()).toEqual({ separator: 'comma', decimal: '.' });
    const preferences = { ...defaultPreferences, csvSeparator: 'semicolon' };
    liveStorage.set(preferencesKey, JSON.stringify(preferences));
    expect(csvFormat()).toEqual({ separator: 'semicolon', decimal: '.' });
  });

  it('[R18] uses the specified CSV format in reference behaviour', () => {
    liveStorage.set(preferencesKey, JSON.stringify({ csvSeparator: 'tab' }));
    globalThis.tfTimesInUtc = true;
    expect(csvFormat()).toEqual({ separator: 'comma', decimal: '.' });
    globalThis.tfTimesInUtc = undefined;
    expect(csvFormat().separator).toBe('tab');
  });
});
