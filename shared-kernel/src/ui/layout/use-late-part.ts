import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

interface LatePartOptions<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the part is needed for now; each new occasion retries one that failed to load. */
  readonly occasion: string | number | undefined;
  readonly onFail: () => void;
}

/**
 * A part of the page whose code is fetched when it is first needed.
 *
 * @example
 * const { Part: KeySheet } = useLatePart({
 *   load: loadKeySheet,
 *   occasion: isOpen ? 'keys' : undefined,
 *   onFail: onClose,
 * });
 * return KeySheet && <KeySheet onClose={onClose} />;
 */
export function useLatePart<Props>({ load, occasion, onFail }: LatePartOptions<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fail = useEffectEvent(onFail);
  const isMissing = occasion !== undefined && !Part;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    load().then(
      (loaded) => {
        if (isWanted) setPart(() => loaded);
      },
      () => {
        if (isWanted) fail();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, occasion, isMissing]);

  return { Part, forget: () => setPart(undefined) };
}
