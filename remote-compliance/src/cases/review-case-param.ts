export const reviewCaseParam = 'review';
