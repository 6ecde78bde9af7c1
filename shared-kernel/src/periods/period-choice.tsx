import { useMemo } from 'react';
import {
  chosenDays,
  defaultPeriod,
  periodLabel,
  spanWindow,
  type Period,
  type PeriodSpan,
} from '../domain/overview/period';
import { urlChoice, urlText, useUrlState } from 'shared-kernel/shell';
import { FilterSelect } from 'shared-kernel/ui';
import { useAvailability, useWorkspaceClock } from 'shared-kernel/workspace';
import { DayRange } from './day-range';

const custom = 'custom';

/** Of choosing days oneself, which the sample does not offer. */
const customTerms = { permission: 'look' } as const;

/** What an address holds of a period: one of those offered, or two days, by which it means the same ever after. */
export const periodParams = (offered: readonly Period[]) => ({
  period: urlChoice<Period | typeof custom>([...offered, custom], defaultPeriod),
  from: urlText(),
  to: urlText(),
});

/** The days that a screen's figures cover, in the address; `params` is what `periodParams` makes, outside the component. */
export function usePeriodChoice(params: ReturnType<typeof periodParams>) {
  const { values, set } = useUrlState(params);
  const now = useWorkspaceClock();
  const hasCustom = useAvailability(customTerms).state === 'available';
  const { period, from, to } = values;
  const isCustom = hasCustom && period === custom;
  const span = useMemo((): PeriodSpan => {
    if (period !== custom) return period;
    return isCustom ? chosenDays({ from, to }, now) : defaultPeriod;
  }, [isCustom, period, from, to, now]);
  return {
    span,
    hasCustom,
    /** The texts of the fields of the days, understood or not; absent where a period is chosen. */
    typed: isCustom ? { from, to } : undefined,
    choose: (chosen: Period | typeof custom) =>
      set({
        period: chosen,
        ...(chosen === custom ? spanWindow(span, now) : { from: '', to: '' }),
      }),
    setDays: (ends: { readonly from?: string; readonly to?: string }) => set(ends),
  };
}

export interface PeriodChoiceProps {
  readonly offered: readonly Period[];
  readonly choice: ReturnType<typeof usePeriodChoice>;
}

/** The periods on offer, and the two days of one's own choice. */
export function PeriodChoice({ offered, choice }: PeriodChoiceProps) {
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
        label="Period"
        value={typeof span === 'string' ? span : custom}
        options={options}
        onChange={choose}
      />
      {typed && <DayRange {...typed} onChange={setDays} />}
    </>
  );
}
