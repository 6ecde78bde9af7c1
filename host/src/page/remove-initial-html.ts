export function removeInitialHtml(): void {
  document.getElementById('first-paint')?.remove();
}
