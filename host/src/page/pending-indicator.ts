let pending = 0;

function tell(): void {
  document.getElementById('root')?.setAttribute('aria-busy', String(pending > 0));
}

/** Marks the page as busy while `work` runs. A stylesheet shows an indicator after a delay. */
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
