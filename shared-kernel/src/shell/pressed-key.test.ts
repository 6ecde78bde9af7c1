import { isSubmitKey, getUnmodifiedKey, getPressedKey } from './pressed-key';

const press = (key: string, code = '', more: object = {}) => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  keyCode: 0,
  ...more,
});
const shift = { shiftKey: true };

describe('getPressedKey', () => {
  it.each([
    ['QWERTY', 'j', 'KeyJ', 'j'],
    ['Caps Lock', 'J', 'KeyJ', 'j'],
    ['Dvorak, where J is on another key', 'j', 'KeyC', 'j'],
    ['Dvorak, on the key of J', 'h', 'KeyJ', 'h'],
    ['Dvorak, where E is a full stop', '.', 'KeyE', '.'],
    ['Russian', 'о', 'KeyJ', 'j'],
    ['Russian with Caps Lock', 'Л', 'KeyK', 'k'],
    ['Greek', 'ξ', 'KeyJ', 'j'],
    ['Hebrew', 'ח', 'KeyJ', 'j'],
    ['Arabic', 'ت', 'KeyJ', 'j'],
    ['Arabic, two letters on one key', 'لا', 'KeyB', 'b'],
    ['Persian', 'ن', 'KeyK', 'k'],
    ['Thai, a combining mark', '่', 'KeyJ', 'j'],
    ['Hindi', 'क', 'KeyK', 'k'],
    ['Korean', 'ㅓ', 'KeyJ', 'j'],
    ['Georgian', 'ჯ', 'KeyJ', 'j'],
    ['Japanese full-width letters', 'ｊ', 'KeyJ', 'j'],
    ['French, a letter with an accent', 'é', 'KeyW', 'é'],
  ])('[R14] recognizes a letter key with the keyboard layout %s', (_layout, key, code, known) => {
    expect(getPressedKey(press(key, code))).toBe(known);
  });

  it.each([
    ['j', 'KeyJ', 'J'],
    ['J', 'KeyJ', 'J'],
    ['О', 'KeyJ', 'J'],
  ])(
    '[R14] the key %s pressed with Shift is recognized as an uppercase letter',
    (key, code, known) => {
      expect(getPressedKey(press(key, code, shift))).toBe(known);
    },
  );

  it.each([
    ['English', '/', 'Slash', {}, '/'],
    ['German, Shift with 7', '/', 'Digit7', shift, '/'],
    ['French, Shift with a colon', '/', 'Period', shift, '/'],
    ['German, where the key is a dash', '-', 'Slash', {}, '-'],
    ['Russian, where the key is a full stop', '.', 'Slash', {}, '/'],
    ['Arabic, where the key is a letter', 'ظ', 'Slash', {}, '/'],
    ['full-width characters', '／', 'Slash', {}, '/'],
    ['English', '?', 'Slash', shift, '?'],
    ['German', '?', 'Minus', shift, '?'],
    ['Russian, where the key is a comma', ',', 'Slash', shift, '?'],
    ['Arabic', '؟', 'Slash', shift, '?'],
  ])('[R14] recognizes / and ? with the keyboard layout %s', (_layout, key, code, more, known) => {
    expect(getPressedKey(press(key, code, more))).toBe(known);
  });

  it.each([
    ['English', '2', 'Digit2', {}, '2'],
    ['the number pad', '2', 'Numpad2', {}, '2'],
    ['the number pad without Num Lock', 'ArrowDown', 'Numpad2', {}, 'ArrowDown'],
    ['French without Shift', 'é', 'Digit2', {}, '2'],
    ['French with Shift', '2', 'Digit2', shift, '2'],
    ['English with Shift', '@', 'Digit2', shift, '@'],
    ['Arabic digits', '٢', 'Digit2', {}, '2'],
    ['Arabic digits of the number pad', '٢', 'Numpad2', {}, '2'],
  ])(
    '[R14, S1] recognizes a digit pressed on the keyboard: %s',
    (_layout, key, code, more, known) => {
      expect(getPressedKey(press(key, code, more))).toBe(known);
    },
  );

  it.each(['Enter', 'Escape', 'Dead', 'Process', 'F8', ' '])(
    '[R14] the key “%s” has the same name on every keyboard layout',
    (key) => {
      expect(getPressedKey(press(key, 'KeyJ'))).toBe(key);
    },
  );

  it.each([
    ['during input method composition', { isComposing: true }],
    ['that ends a composition in Safari', { keyCode: 229 }],
  ])('[R15] no key is recognized for a key event %s', (_when, more) => {
    for (const key of ['Enter', 'Escape', 'j', 'Home', ' ']) {
      expect(getPressedKey(press(key, '', more))).toBe('');
      expect(getUnmodifiedKey({ nativeEvent: press(key, '', more) })).toBe('');
      expect(isSubmitKey(press(key, '', { ...more, ctrlKey: true }))).toBe(false);
    }
  });
});

it('[R14] no key is recognized for an event from browser autofill', () => {
  expect(getUnmodifiedKey({ ...press(''), key: undefined, code: undefined })).toBe('');
});

it('[R14] single-key shortcuts ignore keys with Ctrl, Cmd or Alt', () => {
  expect(getUnmodifiedKey(press('ArrowLeft'))).toBe('ArrowLeft');
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect(getUnmodifiedKey(press('ArrowLeft', '', { [modifier]: true }))).toBe('');
});

it('[R15] Enter with Ctrl or Cmd submits a form', () => {
  expect(isSubmitKey(press('Enter', '', { ctrlKey: true }))).toBe(true);
  expect(isSubmitKey({ nativeEvent: press('Enter', '', { metaKey: true }) })).toBe(true);
  expect(isSubmitKey(press('Enter'))).toBe(false);
});
