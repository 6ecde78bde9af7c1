import { pressedKey } from 'shared-kernel/shell';

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

/** Whether the event is Cmd (macOS) or Ctrl (elsewhere) with this lower-case letter and no other modifier. */
export const isChord = (event: KeyboardEvent, letter: string): boolean =>
  (hasCommandKey() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  pressedKey(event) === letter;

/** The shortcut as displayed on this platform, such as `Ctrl K` or `⌘ K`. */
export const chordHint = (key: string): string => `${hasCommandKey() ? '⌘' : 'Ctrl'} ${key}`;

/** The shortcut in the format of `aria-keyshortcuts`. */
export const chordName = (key: string): string => `${hasCommandKey() ? 'Meta' : 'Control'}+${key}`;
