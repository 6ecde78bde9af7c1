/** The message when a dialog's code does not load. */
export const dialogFailure = {
  title: 'The dialog could not be loaded',
  description: 'Check the connection, then try again.',
};
