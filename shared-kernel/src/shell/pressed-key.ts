interface KeyPress {
  /** The name of the key. Key events from browser autofill have no name. */
  readonly key?: string;
  readonly code?: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
  readonly repeat?: boolean;
}

/** A native key event, or a React event that contains one. */
export type AnyKeyEvent = KeyPress | { readonly nativeEvent: KeyPress };

const pressOf = (event: AnyKeyEvent): KeyPress =>
  'nativeEvent' in event ? event.nativeEvent : event;

/** Key code of the event that Safari sends for the last key of a composition, after `compositionend`. */
const composedKeyCode = 229;

const isLatin = (key: string) => /\p{Script=Latin}/u.test(key);
const isOfOtherScript = (key: string) => /^[\p{L}\p{M}]+$/u.test(key) && !isLatin(key);

function digitOf(key: string, { code = '', shiftKey }: KeyPress): string | undefined {
  if (/^\d$/.test(key)) return key;
  const [, row, digit] = /^(Digit|Numpad)(\d)$/.exec(code) ?? [];
  const isPlaced = row === 'Digit' && !shiftKey && key.length === 1;
  return isPlaced || /^\p{Nd}$/u.test(key) ? digit : undefined;
}

function letterOf(key: string, { code = '', shiftKey }: KeyPress): string | undefined {
  const letter = isOfOtherScript(key) ? /^Key([A-Z])$/.exec(code)?.[1] : key;
  if (letter?.length !== 1 || !isLatin(letter)) return undefined;
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}

function signOf(key: string, { code, shiftKey }: KeyPress): string | undefined {
  if (key === '/' || key === '?') return key;
  // On some keyboard layouts, the key that types `/` on a US keyboard types a full stop, comma or letter.
  const isPlaced = code === 'Slash' && (/^[.,؟]$/.test(key) || isOfOtherScript(key));
  return isPlaced ? (shiftKey ? '?' : '/') : undefined;
}

/**
 * Returns the name of a pressed key, such as `j`, `J` with Shift, `/`, `1` or `Enter`. Latin letters depend on the
 * keyboard layout; for other scripts, the name is the Latin letter at that key position. Returns `''` while an input
 * method composes text.
 *
 * @example
 * const listen = (event: KeyboardEvent) => {
 *   if (event.ctrlKey && getPressedKey(event) === 'k') onOpen('search');
 * };
 */
export function getPressedKey(event: AnyKeyEvent): string {
  const press = pressOf(event);
  if (press.isComposing || press.keyCode === composedKeyCode) return '';
  const { key: named = '' } = press;
  const key = named.normalize('NFKC');
  return signOf(key, press) ?? digitOf(key, press) ?? letterOf(key, press) ?? named;
}

/**
 * Returns the name of a pressed key like `getPressedKey`, but `''` if Ctrl, Cmd or Alt is pressed.
 *
 * @example
 * const listen = (event: KeyboardEvent) => {
 *   if (getUnmodifiedKey(event) === 'j') onOpen('next');
 * };
 */
export function getUnmodifiedKey(event: AnyKeyEvent): string {
  const { ctrlKey, metaKey, altKey } = pressOf(event);
  return ctrlKey || metaKey || altKey ? '' : getPressedKey(event);
}

/** Whether the key is Enter with Ctrl or Cmd. Key repeat while Enter is held down does not count. */
export function isSubmitKey(event: AnyKeyEvent): boolean {
  const { ctrlKey, metaKey, repeat = false } = pressOf(event);
  return !repeat && (ctrlKey || metaKey) && getPressedKey(event) === 'Enter';
}

/**
 * Stops the propagation of a key event from an input method, so that Escape does not also close the surrounding dialog.
 */
export function stopImeKeyPropagation(event: AnyKeyEvent & Pick<Event, 'stopPropagation'>): void {
  if (getPressedKey(event) === '') event.stopPropagation();
}
