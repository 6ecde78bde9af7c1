import { computeFigures } from '../commands/view-command';
import { useAvailability } from './use-command';

/**
 * The remark in `live` about figures that were neither counted nor measured here, so that no one takes them for
 * evidence; undefined in `reference`.
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
