/** What is said when a dialog's code cannot be had. */
export const dialogFailure = {
  title: 'The dialog could not be loaded',
  description: 'Check the connection, then try again.',
};
