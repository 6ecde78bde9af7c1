import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { useToast } from 'shared-kernel/shell';
import { Icon, isAsked } from 'shared-kernel/ui';
import styles from '../frame/dashboard-header.module.css';
import type { CommandPaletteProps } from './command-palette';

interface PaletteButtonProps {
  readonly portal: PortalKey;
}

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;

const answerFirst = {
  title: 'Close this dialog first',
  description: 'The search leads away from what you are asked here.',
};

/** Opens the palette, as Ctrl or Cmd with K does from anywhere; its code arrives with the first use (F2). */
export function PaletteButton({ portal }: PaletteButtonProps) {
  const { show } = useToast();
  const [Palette, setPalette] = useState<ComponentType<CommandPaletteProps>>();
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    setOpen(true);
    if (Palette) return;
    try {
      const { CommandPalette } = await import('./command-palette');
      setPalette(() => CommandPalette);
    } catch {
      setOpen(false);
      show({
        variant: 'destructive',
        title: 'The search could not be loaded',
        description: 'Check the connection, then try again.',
      });
    }
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    event.preventDefault();
    if (isOpen) return;
    if (isAsked()) show(answerFirst);
    else void open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.action}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void open()}
      >
        <Icon name="search" />
        <span className={styles.label}>Search</span>
      </button>
      {Palette && <Palette portal={portal} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
