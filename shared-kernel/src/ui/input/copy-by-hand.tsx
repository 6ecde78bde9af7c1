import { useRef } from 'react';
import { Dialog } from '../overlay/dialog';
import styles from './copy-by-hand.module.css';

interface CopyByHandProps {
  /** The text that could not be copied; the dialog is closed without one. */
  readonly text: string | undefined;
  readonly onClose: () => void;
}

/** Shows a text that could not be put on the clipboard, selected. */
export function CopyByHand({ text, onClose }: CopyByHandProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open={text !== undefined}
      title="Copy by hand"
      size="small"
      initialFocus={field}
      onClose={onClose}
    >
      <p className={styles.note}>
        The browser does not allow copying here. The text is selected: copy it with Ctrl C, ⌘ C or
        the menu of the selection.
      </p>
      <textarea
        ref={field}
        className={styles.text}
        aria-label="Text to copy"
        rows={3}
        readOnly
        value={text ?? ''}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
