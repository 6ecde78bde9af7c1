import { useInventedRemark } from 'shared-kernel/workspace';

/** Says after a sentence on a distribution that the specification fixes it and the workspace moves it. */
export function usePortfolioSummary(sentence: string): string {
  const remark = useInventedRemark(
    'The sample’s own portfolio, moved by what has changed in this workspace.',
  );
  return remark === undefined ? sentence : `${sentence} ${remark}`;
}
