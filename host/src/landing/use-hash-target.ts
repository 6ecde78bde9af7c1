import { useEffect } from 'react';

/** Brings the section named by the address into view once the page is there: the browser looked too early. */
export function useHashTarget(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  }, []);
}
