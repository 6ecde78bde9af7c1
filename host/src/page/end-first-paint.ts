/** Takes away what the HTML itself painted: the page stands in its place. */
export function endFirstPaint(): void {
  document.getElementById('first-paint')?.remove();
}
