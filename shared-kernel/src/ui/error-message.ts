/** What the card says when the error says nothing (E3). */
export const genericErrorMessage = 'An error occurred while loading this component.';

/** The sentence to show for anything that was thrown. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error && error.message.trim() !== '' ? error.message : genericErrorMessage;

/** What a person would send to support: message, stack, address and time. */
export const errorDetails = (error: unknown): string =>
  [
    errorMessage(error),
    error instanceof Error ? error.stack : undefined,
    window.location.href,
    new Date().toISOString(),
  ]
    .filter(Boolean)
    .join('\n');
