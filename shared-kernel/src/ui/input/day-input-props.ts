import type { AriaAttributes } from 'react';

type DayAria = Pick<
  AriaAttributes,
  'aria-label' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
>;

export interface DayInputProps extends DayAria {
  readonly id?: string;
  readonly name?: string;
  /** Receives what can be focused. */
  readonly ref?: (field: { readonly focus: () => void } | null) => void;
  /** `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm` with a time, or any other text that was typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly withTime?: boolean;
  /** Bounds of the calendar, in the form of the value; what is typed is the owner's to judge. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly status?: 'error' | undefined;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
}
