interface KeyPress {
  /** The key name, which is missing in events of the browser’s autofill. */
  readonly key?: string;
  readonly code?: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
  /** Whether the event is a repeat of a held key. */
  readonly repeat?: boolean;
}

/** A native key event, or React’s event with it. */
export type AnyKeyEvent = KeyPress | { readonly nativeEvent: KeyPress };

const pressOf = (event: AnyKeyEvent): KeyPress =>
  'nativeEvent' in event ? event.nativeEvent : event;

/** Safari sends the key that ends a composition after `compositionend`; only this key code marks it. */
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
  // Some layouts have a full stop, a comma or a letter on the key that is `/` and `?` on a US keyboard.
  const isPlaced = code === 'Slash' && (/^[.,؟]$/.test(key) || isOfOtherScript(key));
  return isPlaced ? (shiftKey ? '?' : '/') : undefined;
}

/**
 * The normalized name of a pressed key, such as `j`, `J` with Shift, `/`, `1` or `Enter`; empty during an input
 * method composition. Latin letters follow the layout, keys of other scripts their position on the keyboard. Caps
 * Lock is ignored.
 */
export function pressedKey(event: AnyKeyEvent): string {
  const press = pressOf(event);
  if (press.isComposing || press.keyCode === composedKeyCode) return '';
  const { key: named = '' } = press;
  const key = named.normalize('NFKC');
  return signOf(key, press) ?? digitOf(key, press) ?? letterOf(key, press) ?? named;
}

/**
 * Like `pressedKey`, but empty if Ctrl, Cmd or Alt is pressed.
 *
 * @example
 * const listen = (event: KeyboardEvent) => {
 *   if (unmodifiedKeyOf(event) === 'j') onOpen('next');
 * };
 */
export function unmodifiedKeyOf(event: AnyKeyEvent): string {
  const { ctrlKey, metaKey, altKey } = pressOf(event);
  return ctrlKey || metaKey || altKey ? '' : pressedKey(event);
}

/** Whether the key is Enter with Ctrl or Cmd, and not a repeat. */
export function isSubmitKey(event: AnyKeyEvent): boolean {
  const { ctrlKey, metaKey, repeat = false } = pressOf(event);
  return !repeat && (ctrlKey || metaKey) && pressedKey(event) === 'Enter';
}

/** Stops a key of an input method composition, so that surrounding layers do not close on Escape. */
export function stopComposedKey(event: AnyKeyEvent & Pick<Event, 'stopPropagation'>): void {
  if (pressedKey(event) === '') event.stopPropagation();
}

interface Platform {
  readonly platform?: string;
  readonly userAgentData?: { readonly platform?: string };
}

function hasCommandKey(): boolean {
  const { platform, userAgentData }: Platform = navigator;
  return [userAgentData?.platform, platform].some((name) =>
    /^(mac|ip(ad|hone|od))/i.test(name ?? ''),
  );
}

/**
 * Whether the key event is a lower-case letter with Cmd on macOS, or with Ctrl elsewhere, and no other modifier.
 *
 * @example
 * const listen = (event: KeyboardEvent) => {
 *   if (isChord(event, 'k')) onOpen('search');
 * };
 */
export const isChord = (event: KeyboardEvent, letter: string): boolean =>
  (hasCommandKey() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  pressedKey(event) === letter;

/**
 * The shortcut as displayed on this platform, such as `Ctrl K` or `⌘ K`.
 *
 * @example
 * const tip = `Search (${chordHint('K')})`; // 'Search (Ctrl K)', on a Mac 'Search (⌘ K)'
 */
export const chordHint = (key: string): string => `${hasCommandKey() ? '⌘' : 'Ctrl'} ${key}`;

/**
 * The shortcut in the format of `aria-keyshortcuts`.
 *
 * @example
 * <Button aria-keyshortcuts={chordName('K')}>Search</Button>
 */
export const chordName = (key: string): string => `${hasCommandKey() ? 'Meta' : 'Control'}+${key}`;
