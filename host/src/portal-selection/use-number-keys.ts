import { useEffect, useState } from 'react';
import { plainKey, rememberedStorage } from 'shared-kernel/shell';
import { isPlainKey } from 'shared-kernel/ui';

/** Calls back with the number of a digit key while it is enabled and no control takes the key. */
export function useNumberKeys(isEnabled: boolean, onNumber: (number: number) => void): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const press = (event: KeyboardEvent) => {
      const key = plainKey(event);
      if (isPlainKey(event) && /^[1-9]$/.test(key)) onNumber(Number(key));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isEnabled, onNumber]);
}

const numberKeysKey = 'tf_number_keys';

/** Whether number keys open a portal, and how to choose it; this browser keeps it, in `reference` it holds for the page. */
export function useNumberKeysChoice() {
  const [areOn, setAreOn] = useState(() => rememberedStorage.get(numberKeysKey) !== 'off');
  const choose = (on: boolean) => {
    rememberedStorage.set(numberKeysKey, on ? 'on' : 'off');
    setAreOn(on);
  };
  return [areOn, choose] as const;
}
