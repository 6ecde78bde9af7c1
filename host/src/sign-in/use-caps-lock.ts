import { useState, type KeyboardEvent } from 'react';

/** Whether Caps Lock was on at the last key pressed in the field that takes these handlers. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const read = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, handlers: { onKeyDown: read, onKeyUp: read, onBlur: () => setIsOn(false) } };
}
