import { createContext, type DOMAttributes, type ReactNode } from 'react';

/** What a tooltip does with its trigger: when it opens and closes, and that it describes it. */
export type TriggerProps = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick'
> & { readonly 'aria-describedby'?: string | undefined };

/** A trigger that was hovered or focused, and its text. */
export interface TouchedTooltip {
  readonly trigger: HTMLElement;
  readonly content: ReactNode;
  readonly side: 'top' | 'right' | 'bottom' | 'left';
  /** Hands over what the trigger is to do from now on. */
  readonly onTrigger: (props: TriggerProps) => void;
}

export interface Tips {
  readonly show: (id: string, tip: TouchedTooltip) => void;
  readonly remove: (id: string) => void;
}

/** Where tooltips are shown; nowhere when no `TooltipProvider` stands above, or it is off. */
export const TooltipContext = createContext<Tips | undefined>(undefined);
