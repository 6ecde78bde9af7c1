import { useEffect } from 'react';
import { focusPlace, headingOf, isPresent, restoreFocus, trailTo, type Trail } from './focus-place';

/** What can have the focus and is no place to be: a control that is off, the toasts when there are none. */
const left = ':disabled, [data-toasts]:empty';

/** The page, or a tab of it: it replaces a heading that has not loaded yet. */
const standsForHeading = 'main, main > [role="region"], [role="tabpanel"]';

/** Whether nothing that is a place has the focus. */
const isNowhere = () => {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.matches(left);
};

interface Heard {
  readonly arrive: (target: Element) => void;
  readonly leave: (target: Element) => void;
  /** Something was removed. */
  readonly restoreRemoved: () => void;
  /** Something was removed, added or switched off. */
  readonly checkSoon: () => void;
}

/** Hears what moves the focus or may take it away, until it is stopped. */
function listen({ arrive, leave, restoreRemoved, checkSoon }: Heard, signal: AbortSignal): void {
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ removedNodes }) => removedNodes.length > 0)) restoreRemoved();
    checkSoon();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  signal.addEventListener('abort', () => observer.disconnect());
  const onFocusIn = ({ target }: FocusEvent) => target instanceof Element && arrive(target);
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) =>
    !relatedTarget && target instanceof Element && leave(target);
  document.addEventListener('focusin', onFocusIn, { signal });
  document.addEventListener('focusout', onFocusOut, { signal });
}

/** Whether a pointer or Tab is held down, until it is stopped. */
function watchHeld(signal: AbortSignal) {
  const held = { pointer: false, tab: false };
  const watch = (event: MouseEvent | KeyboardEvent) => {
    if ('key' in event) held.tab = event.type === 'keydown' && event.key === 'Tab';
    else held.pointer = event.type === 'mousedown';
  };
  for (const type of ['mousedown', 'mouseup', 'keydown', 'keyup'] as const)
    document.addEventListener(type, watch, { capture: true, signal });
  return held;
}

/** Keeps the focus in the page until it is stopped. */
function keepFocus(signal: AbortSignal): void {
  const held = watchHeld(signal);
  /** Where it was: the last place in each layer, the topmost layer first. */
  let trails: readonly Trail[] = [];
  /** Had the focus before its heading came, and may get it back from a layer that opened meanwhile. */
  let standIn: Element | undefined;
  /** Tab led out of the page, to the browser’s own controls: nothing was lost, until the focus comes back. */
  let isAway = false;
  /** What was removed a moment ago, and what has the focus instead. */
  let replaced: { readonly lost: readonly Trail[]; readonly by: Element | null } | undefined;
  let isAsked = false;

  const restore = () => {
    if (trails.length === 0 || isAway || !isNowhere()) return false;
    restoreFocus(trails);
    return true;
  };
  const check = () => {
    isAsked = false;
    const { activeElement } = document;
    const { lost, by } = replaced ?? {};
    replaced = undefined;
    if (signal.aborted) return;
    if (lost && by === activeElement) restoreFocus(lost);
    else if (!restore() && standIn && standIn === activeElement && headingOf(standIn))
      focusPlace(standIn);
  };
  // Two frames later: what takes the focus by itself, or is off for a moment only, comes first.
  const checkSoon = () => {
    if (trails.length === 0 || isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => requestAnimationFrame(check));
  };
  listen(
    {
      checkSoon,
      // At once, so that the next key is not lost. What is drawn again in its place may still follow.
      restoreRemoved: () => {
        const lost = trails;
        // One that is still there has lost it by itself: the focus is on its way to the next.
        if (lost[0]?.element.isConnected === false && restore())
          replaced = { lost, by: document.activeElement };
      },
      arrive: (target) => {
        isAway = false;
        const trail = trailTo(target);
        const known = trails.findIndex(({ layer }) => layer === trail.layer);
        trails = [trail, ...(trail.layer ? trails.slice(known + 1) : [])];
        if (target.matches(standsForHeading) && !headingOf(target)) standIn = target;
        else if (target === standIn) checkSoon();
        else if (!trail.layer) standIn = undefined;
      },
      leave: (target) => {
        // A press beside everything gives the focus up.
        if (held.pointer) trails = [];
        else if (held.tab && isPresent(target)) isAway = true;
        else checkSoon();
      },
    },
    signal,
  );
}

/**
 * Keeps the keyboard's place in the page: when what has the focus is taken away or switched off, the
 * focus goes on to what is next to it instead of to nothing. One in the page is enough.
 *
 * @example
 * useKeptFocus();
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const listening = new AbortController();
    keepFocus(listening.signal);
    return () => listening.abort();
  }, []);
}
