/** Removes the initial HTML, because the page replaces it. */
export function endFirstPaint(): void {
  document.getElementById('first-paint')?.remove();
}
