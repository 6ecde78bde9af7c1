import { useEffect } from 'react';
import { awaitsHeading, focusPlace, hasHeading, isPresent } from './focus-place';
import { restoreFocus, trailTo, type FocusTrail } from './focus-trail';

/** What can have the focus and is no place to be: a control that is off, the toasts when there are none. */
const left = ':disabled, [data-toasts]:empty';

const isNowhere = () => {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.matches(left);
};

/** Whether a pointer or Tab is held down, until it is stopped. */
function watchHeld(signal: AbortSignal) {
  const held = { pointer: false, tab: false };
  const point = ({ type }: MouseEvent) => {
    held.pointer = type === 'mousedown';
  };
  const press = ({ type, key }: KeyboardEvent) => {
    held.tab = type === 'keydown' && key === 'Tab';
  };
  document.addEventListener('mousedown', point, { capture: true, signal });
  document.addEventListener('mouseup', point, { capture: true, signal });
  document.addEventListener('keydown', press, { capture: true, signal });
  document.addEventListener('keyup', press, { capture: true, signal });
  return held;
}

/** Sees what may take the focus away. */
function observePage(onChange: () => void): MutationObserver {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return observer;
}

/** Keeps the focus in the page until it is stopped. */
function keepFocus(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const held = watchHeld(signal);
  let trail: FocusTrail | undefined;
  /** Had the focus before its heading came, and may get it back from a layer that opened meanwhile. */
  let standIn: Element | undefined;
  /** Tab led out of the page, to the browser’s own controls: nothing was lost, until the focus comes back. */
  let isAway = false;
  let frame = 0;

  const check = () => {
    frame = 0;
    const { activeElement } = document;
    if (trail && !isAway && isNowhere()) restoreFocus(trail);
    else if (standIn && standIn === activeElement && hasHeading(standIn)) focusPlace(standIn);
  };
  // Two frames later: what takes the focus by itself, such as a dialog, comes first.
  const checkSoon = () => {
    if (frame === 0 && trail)
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(check);
      });
  };
  const arrive = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    isAway = false;
    trail = trailTo(target, trail);
    if (awaitsHeading(target)) standIn = target;
    else if (target === standIn) checkSoon();
    else if (!trail.layer) standIn = undefined;
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return;
    // A press beside everything gives the focus up.
    if (held.pointer) trail = undefined;
    else if (held.tab && target instanceof Element && isPresent(target)) isAway = true;
    else checkSoon();
  };

  const observer = observePage(checkSoon);
  document.addEventListener('focusin', arrive, { signal });
  document.addEventListener('focusout', leave, { signal });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    listening.abort();
  };
}

/**
 * Keeps the keyboard's place in the page: when what has the focus is taken away or switched off, the
 * focus goes on to what is next to it instead of to nothing. One in the page is enough.
 *
 * @example
 * useKeptFocus();
 */
export function useKeptFocus(): void {
  useEffect(keepFocus, []);
}
