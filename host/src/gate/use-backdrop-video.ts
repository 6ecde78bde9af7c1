import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Delay in milliseconds from mounting to loading the video (GA8). */
export const videoLoadDelayMs = 500;

const isBlocked = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/**
 * Whether the visitor prefers less motion or less data. The background video then does not play automatically (GA8).
 */
function prefersNoAutoplay(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return (
    connection?.saveData === true || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

function usePressOutside(
  isWanted: boolean,
  element: RefObject<HTMLElement | null>,
  press: () => void,
): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const start = (event: Event) => {
      if (event.target instanceof Node && element.current?.contains(event.target)) return;
      press();
    };
    document.addEventListener('click', start);
    document.addEventListener('touchstart', start);
    return () => {
      document.removeEventListener('click', start);
      document.removeEventListener('touchstart', start);
    };
  }, [isWanted, element, press]);
}

/**
 * Loads the background video after a delay. If autoplay is not allowed, the video plays at the first click or touch
 * outside its control.
 */
export function useBackdropVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isBlockedByBrowser, setIsBlockedByBrowser] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const play = useCallback(() => {
    video.current?.play().catch((error: unknown) => setIsBlockedByBrowser(isBlocked(error)));
  }, []);

  useEffect(() => {
    if (prefersNoAutoplay()) return undefined;
    const timer = setTimeout(() => setIsWanted(true), videoLoadDelayMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (isWanted) play();
  }, [isWanted, play]);

  usePressOutside(isBlockedByBrowser, control, play);

  const toggle = () => {
    if (isPlaying) video.current?.pause();
    else if (isWanted) play();
    else setIsWanted(true);
  };

  return {
    video,
    control,
    isWanted,
    isPlaying,
    hasFailed,
    toggle,
    follow: {
      onPlay: () => {
        setIsBlockedByBrowser(false);
        setIsPlaying(true);
      },
      onPause: () => setIsPlaying(false),
    },
    fail: () => setHasFailed(true),
  };
}
