let pending = 0;

function tell(): void {
  document.getElementById('root')?.setAttribute('aria-busy', String(pending > 0));
}

/** Does the work and tells meanwhile that the page is busy; first-paint.css shows it when it takes long. */
export async function withPendingIndicator<T>(work: () => Promise<T>): Promise<T> {
  pending += 1;
  tell();
  try {
    return await work();
  } finally {
    pending -= 1;
    tell();
  }
}
