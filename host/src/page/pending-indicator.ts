let pending = 0;

function tell(): void {
  document.getElementById('root')?.setAttribute('aria-busy', String(pending > 0));
}

/** Runs the work and marks the page as busy meanwhile; first-paint.css shows an indicator after a delay. */
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
