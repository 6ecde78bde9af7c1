export const reviewParam = 'review';
