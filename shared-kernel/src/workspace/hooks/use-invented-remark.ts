import { computeFigures } from '../commands/compute-figures';
import { useAvailability } from './use-command';

/**
 * What is said in `live` of figures that nothing here was counted or measured for, so that nobody takes them for
 * evidence; the sample as it is specified says nothing of itself.
 *
 * @example
 * const remark = useInventedRemark('This figure is part of the sample.');
 * <KpiRow label="Security" note={remark}>
 *   <Kpi label="Attacks" value={0} />
 * </KpiRow>
 */
export function useInventedRemark(remark: string): string | undefined {
  return useAvailability(computeFigures).state === 'inert' ? undefined : remark;
}
