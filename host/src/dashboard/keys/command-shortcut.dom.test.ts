import { formatShortcut, formatAriaShortcut, isCommandShortcut } from './command-shortcut';

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);
const runOn = (platform: string) =>
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
const k = { key: 'k', code: 'KeyK' };

describe('isCommandShortcut', () => {
  it.each([
    ['a letter key', k],
    ['Caps Lock', { ...k, key: 'K' }],
    ['a Cyrillic layout', { ...k, key: 'л' }],
    ['a Greek layout', { ...k, key: 'κ' }],
    ['an Arabic layout', { ...k, key: 'ن' }],
    ['Dvorak', { key: 'k', code: 'KeyV' }],
  ])('[R14, F2] Ctrl+K is recognized with %s', (_by, init) => {
    expect(isCommandShortcut(press({ ...init, ctrlKey: true }), 'k')).toBe(true);
    expect(isCommandShortcut(press({ ...init, metaKey: true }), 'k')).toBe(false);
    expect(isCommandShortcut(press(init), 'k')).toBe(false);
  });

  it.each([
    ['Alt', { altKey: true }],
    ['Shift', { shiftKey: true }],
    ['Cmd', { metaKey: true }],
    ['input method composition', { isComposing: true }],
  ])('[R14, R15] Ctrl+K combined with %s is not recognized', (_with, more) => {
    expect(isCommandShortcut(press({ ...k, ctrlKey: true, ...more }), 'k')).toBe(false);
  });

  it.each(['MacIntel', 'macOS', 'iPad', 'iPhone'])(
    '[R14, F2] Cmd+K is recognized on %s',
    (platform) => {
      runOn(platform);
      expect(isCommandShortcut(press({ ...k, metaKey: true }), 'k')).toBe(true);
      expect(isCommandShortcut(press({ ...k, ctrlKey: true }), 'k')).toBe(false);
      expect([formatShortcut('K'), formatAriaShortcut('K')]).toEqual(['⌘ K', 'Meta+K']);
    },
  );

  it.each(['Linux x86_64', 'Win32'])(
    '[R14] the modifier key is displayed as Ctrl on %s',
    (platform) => {
      runOn(platform);
      expect([formatShortcut('K'), formatAriaShortcut('K')]).toEqual(['Ctrl K', 'Control+K']);
    },
  );
});
