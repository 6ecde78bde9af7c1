import { useEffect, useState } from 'react';

const shownForMs = 2000;

/** Puts text on the clipboard and says for two seconds that it did; a refusal says nothing. */
export function useCopy() {
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), shownForMs);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setCopies((count) => count + 1),
      () => undefined,
    );
  };

  return { isCopied: copies > 0, copy };
}
