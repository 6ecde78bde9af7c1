import { getPressedKey } from 'shared-kernel/shell';

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
export const isCommandShortcut = (event: KeyboardEvent, letter: string): boolean =>
  (hasCommandKey() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  getPressedKey(event) === letter;

export const formatShortcut = (key: string): string => `${hasCommandKey() ? '⌘' : 'Ctrl'} ${key}`;

export const formatAriaShortcut = (key: string): string =>
  `${hasCommandKey() ? 'Meta' : 'Control'}+${key}`;
