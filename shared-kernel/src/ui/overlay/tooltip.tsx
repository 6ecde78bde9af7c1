import { Slot } from '@radix-ui/react-slot';
import {
  use,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  TooltipContext,
  type Tips,
  type TouchedTooltip,
  type TriggerProps,
} from './tooltip-context';

export interface TooltipProps {
  /** A few words, never the only place where something is said; none show no tooltip. */
  readonly content: ReactNode;
  /** One element that can take focus and a ref. */
  readonly children: ReactElement;
  readonly side?: TouchedTooltip['side'];
}

/** A tooltip on hover and focus; Escape hides it (E2). */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const tips = use(TooltipContext);
  if (!tips) return children;
  return (
    <TooltipTrigger tips={tips} content={content} side={side}>
      {children}
    </TooltipTrigger>
  );
}

interface TooltipTriggerProps extends Required<TooltipProps> {
  readonly tips: Tips;
}

type Approach =
  | { readonly by: 'pointer'; readonly event: PointerEvent<HTMLElement> }
  | { readonly by: 'focus'; readonly event: FocusEvent<HTMLElement> };

/** What a trigger does before its tooltip has loaded and after: a pointer or focus that came before still opens it. */
function useTooltipTrigger({ tips, content, side }: Omit<TooltipTriggerProps, 'children'>) {
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  /** How often the trigger was hovered or focused before the tooltip's code had loaded. */
  const [approaches, setApproaches] = useState(0);
  const [describedBy, setDescribedBy] = useState<string>();
  const tooltip = useRef<TriggerProps>(undefined);
  const early = useRef<Approach>(undefined);

  const hasContent = content !== undefined;
  useEffect(() => {
    if (!hasContent) return undefined;
    return () => {
      tips.remove(id);
      tooltip.current = undefined;
    };
  }, [tips, id, hasContent]);
  useEffect(() => {
    if (approaches === 0 || !hasContent || !trigger.current) return;
    const onTrigger = (props: TriggerProps) => {
      tooltip.current = props;
      setDescribedBy(props['aria-describedby']);
      const approach = early.current;
      early.current = undefined;
      if (approach?.by === 'pointer') props.onPointerMove?.(approach.event);
      if (approach?.by === 'focus') props.onFocus?.(approach.event);
    };
    tips.show(id, { trigger: trigger.current, content, side, onTrigger });
  }, [tips, id, approaches, hasContent, content, side]);

  const approach = (by: Approach) => {
    if (tooltip.current || !hasContent) return;
    if (!early.current) setApproaches((count) => count + 1);
    early.current = by;
  };
  const withdraw = () => {
    early.current = undefined;
  };
  return { trigger, describedBy, tooltip, approach, withdraw };
}

/** Its element stays what it is while the tooltip's code comes. */
function TooltipTrigger({ children, ...tip }: TooltipTriggerProps) {
  const { trigger, describedBy, tooltip, approach, withdraw } = useTooltipTrigger(tip);
  return (
    <Slot
      ref={trigger}
      aria-describedby={tip.content === undefined ? undefined : describedBy}
      onPointerMove={(event) => {
        approach({ by: 'pointer', event });
        tooltip.current?.onPointerMove?.(event);
      }}
      onPointerLeave={(event) => {
        withdraw();
        tooltip.current?.onPointerLeave?.(event);
      }}
      onPointerDown={(event) => {
        withdraw();
        tooltip.current?.onPointerDown?.(event);
      }}
      onFocus={(event) => {
        approach({ by: 'focus', event });
        tooltip.current?.onFocus?.(event);
      }}
      onBlur={(event) => {
        withdraw();
        tooltip.current?.onBlur?.(event);
      }}
      onClick={(event) => {
        withdraw();
        tooltip.current?.onClick?.(event);
      }}
    >
      {children}
    </Slot>
  );
}
