import { pressedKey } from './pressed-key';

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
