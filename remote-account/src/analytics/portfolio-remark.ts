import { useInventedRemark } from 'shared-kernel/workspace';

/** Says of a distribution that the specification fixes it and the workspace moves it. */
export const usePortfolioNote = (): string | undefined =>
  useInventedRemark('Sample portfolio, adjusted by changes in this workspace.');
