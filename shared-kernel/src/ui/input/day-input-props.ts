import type { AriaAttributes } from 'react';

type DayAria = Pick<
  AriaAttributes,
  'aria-label' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
>;

export interface DayInputProps extends DayAria {
  readonly id?: string;
  readonly name?: string;
  readonly ref?: (field: { readonly focus: () => void } | null) => void;
  /** The typed text. A complete value is `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm` with a time. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly withTime?: boolean;
  /** The limits of the calendar, in the same format as `value`. Typed text is not checked against them. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly status?: 'error' | undefined;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
}
