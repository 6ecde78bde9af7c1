/** The query parameter that names the open review case. */
export const reviewParam = 'review';
