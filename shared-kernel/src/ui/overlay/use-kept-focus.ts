import { useEffect } from 'react';
import {
  awaitsHeading,
  focusPlace,
  hasHeading,
  isNowhere,
  isPresent,
  watchHeld,
} from './focus-place';
import { restoreFocus, trailTo, type FocusTrail } from './focus-trail';

/** Sees what may take the focus away: what had it is removed, or switched off. */
function observePage(onRemoval: () => void, onChange: () => void): MutationObserver {
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ removedNodes }) => removedNodes.length > 0)) onRemoval();
    onChange();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return observer;
}

/** Runs a check two frames after it is asked for: what takes the focus by itself, or is off for a moment only, comes first. */
function twoFramesLater(check: () => void) {
  let frame = 0;
  const run = () => {
    frame = 0;
    check();
  };
  return {
    ask: () => {
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(run);
      });
    },
    stop: () => cancelAnimationFrame(frame),
  };
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
  /** What was removed a moment ago, and what has the focus instead. */
  let replaced: { readonly lost: FocusTrail; readonly by: Element | null } | undefined;

  const restore = () => {
    if (!trail || isAway || !isNowhere()) return false;
    restoreFocus(trail);
    return true;
  };
  // At once, so that the next key is not lost. What is drawn again in its place may still follow.
  const restoreRemoved = () => {
    const lost = trail;
    // One that is still there has lost it by itself: the focus is on its way to the next.
    if (lost && !lost.element.isConnected && restore())
      replaced = { lost, by: document.activeElement };
  };
  const later = twoFramesLater(() => {
    const { activeElement } = document;
    const { lost, by } = replaced ?? {};
    replaced = undefined;
    if (lost && by === activeElement) restoreFocus(lost);
    else if (!restore() && standIn === activeElement && hasHeading(standIn)) focusPlace(standIn);
  });
  const checkSoon = () => {
    if (trail) later.ask();
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

  const observer = observePage(restoreRemoved, checkSoon);
  document.addEventListener('focusin', arrive, { signal });
  document.addEventListener('focusout', leave, { signal });
  return () => {
    later.stop();
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
