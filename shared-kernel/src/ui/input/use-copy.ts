import { useEffect, useState } from 'react';

const shownForMs = 2000;

/** Puts text on the clipboard; there is none over plain HTTP, and a browser may refuse. */
async function isPutOnClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies text and says for two seconds that it did. `byHand` is a text that could not be copied, which `CopyByHand`
 * shows until `endByHand`.
 */
export function useCopy() {
  const [copies, setCopies] = useState(0);
  const [byHand, setByHand] = useState<string>();

  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), shownForMs);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = (text: string) => {
    void isPutOnClipboard(text).then((isCopied) => {
      if (isCopied) setCopies((count) => count + 1);
      else setByHand(text);
    });
  };

  return { isCopied: copies > 0, copy, byHand, endByHand: () => setByHand(undefined) };
}
