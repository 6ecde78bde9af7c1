/** Removes what the HTML itself painted: the page replaces it. */
export function endFirstPaint(): void {
  document.getElementById('first-paint')?.remove();
}
