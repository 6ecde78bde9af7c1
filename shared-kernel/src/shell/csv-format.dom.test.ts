import { defaultPreferences } from '../domain/profile/preferences';
import { csvFormat } from './preferences';
import { rememberedStorage } from './remembered-storage';
import { preferencesKey } from './storage-keys';

describe('the format of CSV files', () => {
  it('[R18] is by the locale until the reader has chosen', () => {
    expect(csvFormat()).toEqual({ separator: 'comma', decimal: '.' });
    const preferences = { ...defaultPreferences, csvSeparator: 'semicolon' };
    rememberedStorage.set(preferencesKey, JSON.stringify(preferences));
    expect(csvFormat()).toEqual({ separator: 'semicolon', decimal: '.' });
  });

  it('[R18] is that of the specification in reference', () => {
    rememberedStorage.set(preferencesKey, JSON.stringify({ csvSeparator: 'tab' }));
    globalThis.tfTimesInUtc = true;
    expect(csvFormat()).toEqual({ separator: 'comma', decimal: '.' });
    globalThis.tfTimesInUtc = undefined;
    expect(csvFormat().separator).toBe('tab');
  });
});
