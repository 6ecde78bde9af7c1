import { useMemo } from 'react';
import {
  parseDateRange,
  defaultPeriod,
  periodLabel,
  getSelectedRange,
  type Period,
  type PeriodSelection,
} from '../domain/overview/period';
import { createChoiceParam, createTextParam, useUrlState } from 'shared-kernel/shell';
import { FilterSelect } from 'shared-kernel/ui';
import { useAvailability, useWorkspaceClock } from 'shared-kernel/workspace';
import { DateRangeFields } from './date-range-fields';

const custom = 'custom';

/** A custom date range is available only in `live` mode. */
const customTerms = { permission: 'look' } as const;

/**
 * URL parameters of a named period or a custom date range. A custom range is stored as dates, so that the URL always
 * shows the same range.
 */
export const createPeriodParams = (offered: readonly Period[]) => ({
  period: createChoiceParam<Period | typeof custom>([...offered, custom], defaultPeriod),
  from: createTextParam(),
  to: createTextParam(),
});

/** Returns the period of the figures on a screen, which is stored in the URL. Create `params` outside the component. */
export function usePeriodChoice(params: ReturnType<typeof createPeriodParams>) {
  const { values, set } = useUrlState(params);
  const now = useWorkspaceClock();
  const hasCustom = useAvailability(customTerms).state === 'available';
  const { period, from, to } = values;
  const isCustom = hasCustom && period === custom;
  const span = useMemo((): PeriodSelection => {
    if (period !== custom) return period;
    return isCustom ? parseDateRange({ from, to }, now) : defaultPeriod;
  }, [isCustom, period, from, to, now]);
  return {
    span,
    hasCustom,
    /** The texts in the two date fields, valid or not. `undefined` if no custom range is selected. */
    typed: isCustom ? { from, to } : undefined,
    choose: (chosen: Period | typeof custom) =>
      set({
        period: chosen,
        ...(chosen === custom ? getSelectedRange(span, now) : { from: '', to: '' }),
      }),
    setDays: (ends: { readonly from?: string; readonly to?: string }) => set(ends),
  };
}

export interface PeriodChoiceProps {
  readonly label?: string;
  readonly offered: readonly Period[];
  readonly choice: ReturnType<typeof usePeriodChoice>;
}

/** A select field with the offered periods. For a custom range, it is followed by two date fields. */
export function PeriodChoice({ label = 'Period', offered, choice }: PeriodChoiceProps) {
  const { span, hasCustom, typed, choose, setDays } = choice;
  const options = [
    ...offered.map((value) => ({
      value,
      label: `${value} · ${periodLabel[value].toLowerCase()}`,
    })),
    ...(hasCustom ? [{ value: custom, label: 'Custom' } as const] : []),
  ];
  return (
    <>
      <FilterSelect
        label={label}
        value={typeof span === 'string' ? span : custom}
        options={options}
        onChange={choose}
      />
      {typed && <DateRangeFields {...typed} onChange={setDays} />}
    </>
  );
}
