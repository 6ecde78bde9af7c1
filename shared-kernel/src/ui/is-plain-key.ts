import { isOverlaid } from './is-overlaid';
import { isTyping } from './is-typing';

/**
 * Whether a key is meant for the page: pressed alone, by nobody who types, taken by nobody before, and with no dialog
 * open but the one that holds `home`.
 */
export const isPlainKey = (event: KeyboardEvent, home?: Element | null): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.defaultPrevented &&
  !isTyping(event.target) &&
  !isOverlaid(home);
