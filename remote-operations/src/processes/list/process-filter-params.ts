/** What of an address narrows the process list. */
export const processFilterParams = [
  'q',
  'type',
  'status',
  'priority',
  'due',
  'assignee',
  'currency',
  'from',
  'to',
] as const;
