import { useInventedRemark } from 'shared-kernel/workspace';

/** Says after a sentence on a distribution that the specification fixes it and the workspace moves it. */
export function usePortfolioSummary(sentence: string): string {
  const remark = useInventedRemark('Sample portfolio, adjusted by changes in this workspace.');
  return remark === undefined ? sentence : `${sentence} ${remark}`;
}
