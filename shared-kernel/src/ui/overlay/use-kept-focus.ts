import { useEffect } from 'react';
import { awaitsHeading, focusPlace, hasHeading, isPresent } from './focus-place';
import { restoreFocus, trailTo, type FocusTrail } from './focus-trail';

/** What can have the focus and is no place to be: a control that is off, the toasts when there are none. */
const left = ':disabled, [data-toasts]:empty';

const isNowhere = () => {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.matches(left);
};

/** Watches over the focus until it is stopped. */
function keepFocus(): () => void {
  let trail: FocusTrail | undefined;
  /** Had the focus before its heading came, and may get it back from a layer that opened meanwhile. */
  let standIn: Element | undefined;
  let isPointing = false;
  let isTabbing = false;
  /** Tab led out of the page, to the browser’s own controls: nothing was lost, until the focus comes back. */
  let isAway = false;
  let frame = 0;

  const check = () => {
    frame = 0;
    const { activeElement } = document;
    if (trail && !isAway && isNowhere()) restoreFocus(trail);
    else if (standIn && standIn === activeElement && hasHeading(standIn)) focusPlace(standIn);
  };
  // Two frames on: whatever takes the focus by itself, such as a dialog, comes first.
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
    // Who presses beside everything has let go of the focus.
    if (isPointing) trail = undefined;
    else if (isTabbing && target instanceof Element && isPresent(target)) isAway = true;
    else checkSoon();
  };
  const point = ({ type }: MouseEvent) => {
    isPointing = type === 'mousedown';
  };

  const press = ({ type, key }: KeyboardEvent) => {
    isTabbing = type === 'keydown' && key === 'Tab';
  };

  const mutations = new MutationObserver(checkSoon);
  mutations.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', arrive);
  document.addEventListener('focusout', leave);
  document.addEventListener('mousedown', point, true);
  document.addEventListener('mouseup', point, true);
  document.addEventListener('keydown', press, true);
  document.addEventListener('keyup', press, true);
  return () => {
    cancelAnimationFrame(frame);
    mutations.disconnect();
    document.removeEventListener('focusin', arrive);
    document.removeEventListener('focusout', leave);
    document.removeEventListener('mousedown', point, true);
    document.removeEventListener('mouseup', point, true);
    document.removeEventListener('keydown', press, true);
    document.removeEventListener('keyup', press, true);
  };
}

/**
 * Keeps the keyboard's place in the page: when what has the focus is taken away or switched off, the
 * focus goes on to what is next to it instead of to nothing. One in the page is enough.
 */
export function useKeptFocus(): void {
  useEffect(keepFocus, []);
}
