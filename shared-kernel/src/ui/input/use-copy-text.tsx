import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../overlay/dialog';
import styles from './copy-by-hand.module.css';

const shownForMs = 2000;

/**
 * Copies text to the clipboard. Returns `false` if the browser refuses or offers no clipboard, for example on an HTTP
 * page.
 */
async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

interface CopyByHandProps {
  readonly text: string | undefined;
  readonly onClose: () => void;
}

function CopyByHand({ text, onClose }: CopyByHandProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open={text !== undefined}
      title="Copy manually"
      size="small"
      initialFocus={field}
      onClose={onClose}
    >
      <p className={styles.note}>
        The browser blocks automatic copying. The text is selected: press Ctrl+C or ⌘C to copy.
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

/**
 * Returns a function that copies text, and whether text was copied in the last two seconds. The caller must render
 * `dialog`, which shows the text if copying fails.
 */
export function useCopyText() {
  const [copies, setCopies] = useState(0);
  const [byHand, setByHand] = useState<string>();

  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), shownForMs);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = (text: string) => {
    void copyToClipboard(text).then((isCopied) => {
      if (isCopied) setCopies((count) => count + 1);
      else setByHand(text);
    });
  };

  return {
    isCopied: copies > 0,
    copy,
    dialog: <CopyByHand text={byHand} onClose={() => setByHand(undefined)} />,
  };
}
