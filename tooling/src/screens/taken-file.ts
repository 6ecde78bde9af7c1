/** Says when the pictures of docs/screens were taken. */
export const takenFile = 'docs/screens/taken.txt';
