import { useEffect, useEffectEvent, useState } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { classNames } from 'shared-kernel/format';
import { useToast } from 'shared-kernel/shell';
import { formatShortcut, formatAriaShortcut, isCommandShortcut } from '../keys/command-shortcut';
import { Icon, createLazyDialog } from 'shared-kernel/ui';
import { withPendingIndicator } from '../../page/pending-indicator';
import styles from './dashboard-header.module.css';
import { IconLabelTooltip } from './icon-label-tooltip';
import { useBufferedTyping } from '../palette/use-buffered-typing';

interface PaletteButtonProps {
  readonly portal: PortalKey;
}

const Palette = createLazyDialog(
  () =>
    withPendingIndicator(
      async () =>
        (await import(/* webpackChunkName: "palette" */ '../palette/command-palette'))
          .CommandPalette,
    ),
  {
    title: 'The search could not be loaded',
    description: 'Check the connection, then try again.',
  },
);

const answerFirst = {
  title: 'Close this dialog first',
  description: 'Finish or cancel this dialog, then search.',
};

/** Whether a dialog is open. Drawers do not count, because a drawer only shows a record. */
const isAsked = (): boolean =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some(
    (dialog) => !dialog.closest('[data-drawer]'),
  );

/** Button that opens the command palette. The code of the palette loads when it is first opened (F2). */
export function CommandPaletteButton({ portal }: PaletteButtonProps) {
  const { show } = useToast();
  const [isOpen, setOpen] = useState(false);
  const typedAhead = useBufferedTyping(isOpen);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommandShortcut(event, 'k')) return;
    event.preventDefault();
    if (isOpen) return;
    if (isAsked()) show(answerFirst);
    else setOpen(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <IconLabelTooltip label="Search">
        <button
          type="button"
          className={classNames(styles.action, styles.search)}
          aria-haspopup="dialog"
          aria-keyshortcuts={formatAriaShortcut('K')}
          onClick={() => setOpen(true)}
        >
          <Icon name="search" />
          <span className={styles.label}>Search</span>
          <kbd className={styles.key} aria-hidden="true">
            {formatShortcut('K')}
          </kbd>
        </button>
      </IconLabelTooltip>
      <Palette
        portal={portal}
        open={isOpen}
        typedAhead={typedAhead}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
