/** What is being written or decided about the open review case. */
export type ReviewDialog = 'decide' | 'due' | 'comment' | 'evidence' | 'return';
