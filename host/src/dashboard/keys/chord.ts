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

/** Whether the user pressed Cmd (macOS) or Ctrl (elsewhere) and this lower-case letter, without other modifiers. */
export const isChord = (event: KeyboardEvent, letter: string): boolean =>
  (hasCommandKey() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  pressedKey(event) === letter;

export const chordHint = (key: string): string => `${hasCommandKey() ? '⌘' : 'Ctrl'} ${key}`;

export const chordName = (key: string): string => `${hasCommandKey() ? 'Meta' : 'Control'}+${key}`;
