import { Arrow, Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { useImperativeHandle, useLayoutEffect, type Ref } from 'react';
import type { TouchedTooltip, TriggerProps } from './tooltip-context';
import styles from './tooltip.module.css';

interface StandInProps extends TriggerProps {
  readonly ref?: Ref<HTMLElement>;
  readonly tip: TouchedTooltip;
}

/** Replaces the trigger, which is elsewhere on the page: gives the tooltip its element, and it the tooltip's handlers. */
function StandIn({ ref, tip, ...props }: StandInProps) {
  useImperativeHandle(ref, () => tip.trigger, [tip.trigger]);
  useLayoutEffect(() => tip.onTrigger(props));
  return null;
}

export interface TooltipsProps {
  readonly tips: ReadonlyMap<string, TouchedTooltip>;
}

/** The tooltips of every trigger that was come to: after 700 ms, and at once within 300 ms of another (E2). */
export function Tooltips({ tips }: TooltipsProps) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {Array.from(tips, ([id, tip]) => (
        <Root key={id}>
          <Trigger asChild>
            <StandIn tip={tip} />
          </Trigger>
          <Portal>
            <Content side={tip.side} sideOffset={6} collisionPadding={8} className={styles.tip}>
              {tip.content}
              <Arrow className={styles.arrow} />
            </Content>
          </Portal>
        </Root>
      ))}
    </Provider>
  );
}
