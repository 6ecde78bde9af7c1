/** What the card says when the error says nothing (E3). */
const genericErrorMessage = 'An error occurred while loading this component.';

/**
 * The sentence to show for anything that was thrown.
 *
 * @example
 * errorMessage(new Error('No connection.')); // 'No connection.'
 */
export const errorMessage = (error: unknown): string =>
  error instanceof Error && error.message.trim() !== '' ? error.message : genericErrorMessage;
