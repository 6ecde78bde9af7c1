import { useSetAtom } from 'jotai';
import { createTextMatcher } from 'shared-kernel/domain/search';
import type { IconName } from 'shared-kernel/domain/status';
import { formatNumber } from 'shared-kernel/format';
import { usePreferencesValue } from 'shared-kernel/shell';
import { markAllRead, useCommand } from 'shared-kernel/workspace';
import { useColourMode } from '../../page/use-colour-mode';
import { setColourMode, setCompactView } from '../commands/set-appearance';
import { isKeyboardShortcutsOpenAtom } from '../keys/keyboard-shortcuts-atom';
import { findExportButton } from '../keys/use-list-shortcuts';
import { useUnreadCount } from '../use-unread-notifications';

interface ShellAction {
  readonly label: string;
  readonly icon: IconName;
  readonly run: () => void;
}

export function useShellActions(text: string): readonly ShellAction[] {
  const isDark = useColourMode() === 'dark';
  const { compactView } = usePreferencesValue();
  const colour = useCommand(setColourMode);
  const density = useCommand(setCompactView);
  const marking = useCommand(markAllRead);
  const unread = useUnreadCount();
  const showKeys = useSetAtom(isKeyboardShortcutsOpenAtom);
  const file = findExportButton(document);
  const matches = createTextMatcher(text);
  const mayMark = unread > 0 && marking.availability.state === 'available';
  const actions: readonly (ShellAction | false | undefined)[] = [
    file && {
      label: 'Export this list',
      icon: 'document',
      // Runs after the palette has returned the focus, because the file picker closes when the focus changes.
      run: () => setTimeout(() => file.click()),
    },
    mayMark && {
      label: `Mark all ${formatNumber(unread)} as read`,
      icon: 'check',
      run: () => void marking.run({}),
    },
    {
      label: isDark ? 'Light mode' : 'Dark mode',
      icon: isDark ? 'sun' : 'moon',
      run: () => void colour.run({ colourMode: isDark ? 'light' : 'dark' }),
    },
    {
      label: compactView ? 'Comfortable view' : 'Compact view',
      icon: 'scale',
      run: () => void density.run({ compactView: !compactView }),
    },
    { label: 'Keyboard shortcuts', icon: 'info', run: () => showKeys(true) },
    { label: 'Print this page', icon: 'document', run: () => setTimeout(() => window.print()) },
  ];
  return actions.flatMap((action) => (action && matches([action.label]) ? [action] : []));
}
