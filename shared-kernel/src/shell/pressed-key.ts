interface KeyPress {
  /** Absent when a browser fills in a field by itself. */
  readonly key?: string;
  readonly code?: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
  /** Whether the key is held down and this is one of its repeats. */
  readonly repeat?: boolean;
}

/** The browser’s own key event, or React’s around it. */
export type AnyKeyEvent = KeyPress | { readonly nativeEvent: KeyPress };

const pressOf = (event: AnyKeyEvent): KeyPress =>
  'nativeEvent' in event ? event.nativeEvent : event;

/** Safari sends the key that ends a composition after it, marked by this alone. */
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
  // Where the layout has a stop, a comma or a letter of its own on the key of `/` and `?`.
  const isPlaced = code === 'Slash' && (/^[.,؟]$/.test(key) || isOfOtherScript(key));
  return isPlaced ? (shiftKey ? '?' : '/') : undefined;
}

/**
 * The name by which the product knows a pressed key, such as `j`, `J` with Shift, `/`, `1` or `Enter`; empty
 * while text is composed. Latin letters are the layout’s own; keys of other scripts count by their place on the
 * keyboard. Caps Lock does not matter.
 */
export function pressedKey(event: AnyKeyEvent): string {
  const press = pressOf(event);
  if (press.isComposing || press.keyCode === composedKeyCode) return '';
  const { key: named = '' } = press;
  const key = named.normalize('NFKC');
  return signOf(key, press) ?? digitOf(key, press) ?? letterOf(key, press) ?? named;
}

/**
 * The same, for a key that is pressed without Ctrl, Cmd and Alt; otherwise empty.
 *
 * @example
 * const listen = (event: KeyboardEvent) => {
 *   if (plainKey(event) === 'j') onOpen('next');
 * };
 */
export function plainKey(event: AnyKeyEvent): string {
  const { ctrlKey, metaKey, altKey } = pressOf(event);
  return ctrlKey || metaKey || altKey ? '' : pressedKey(event);
}

/** Whether the key is Enter with Ctrl or Cmd, pressed and not held down. */
export function isSubmitKey(event: AnyKeyEvent): boolean {
  const { ctrlKey, metaKey, repeat = false } = pressOf(event);
  return !repeat && (ctrlKey || metaKey) && pressedKey(event) === 'Enter';
}

/** Keeps a key of a composition from layers further up, which close by Escape. */
export function keepComposedKey(event: AnyKeyEvent & Pick<Event, 'stopPropagation'>): void {
  if (pressedKey(event) === '') event.stopPropagation();
}

interface Platform {
  readonly platform?: string;
  readonly userAgentData?: { readonly platform?: string };
}

/** Whether Cmd is the key of commands, as on a Mac. */
function hasCommandKey(): boolean {
  const { platform, userAgentData }: Platform = navigator;
  return [userAgentData?.platform, platform].some((name) =>
    /^(mac|ip(ad|hone|od))/i.test(name ?? ''),
  );
}

/**
 * Whether a lower-case letter is pressed with Cmd on a Mac, with Ctrl elsewhere, and with nothing else.
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
 * The chord as a reader of this platform knows it, such as `Ctrl K` or `⌘ K`.
 *
 * @example
 * const tip = `Search (${chordHint('K')})`; // 'Search (Ctrl K)', on a Mac 'Search (⌘ K)'
 */
export const chordHint = (key: string): string => `${hasCommandKey() ? '⌘' : 'Ctrl'} ${key}`;

/**
 * The chord as `aria-keyshortcuts` names it.
 *
 * @example
 * <Button aria-keyshortcuts={chordName('K')}>Search</Button>
 */
export const chordName = (key: string): string => `${hasCommandKey() ? 'Meta' : 'Control'}+${key}`;
