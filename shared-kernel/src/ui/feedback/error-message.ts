/** The message to show for an error that has no message itself (E3). */
const genericErrorMessage = 'An error occurred while loading this component.';

/**
 * Returns the message to show for any thrown value.
 *
 * @example
 * getErrorMessage(new Error('No connection.')); // 'No connection.'
 */
export const getErrorMessage = (error: unknown): string =>
  error instanceof Error && error.message.trim() !== '' ? error.message : genericErrorMessage;
