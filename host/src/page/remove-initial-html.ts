/** Removes the initial HTML, because the page replaces it. */
export function removeInitialHtml(): void {
  document.getElementById('first-paint')?.remove();
}
