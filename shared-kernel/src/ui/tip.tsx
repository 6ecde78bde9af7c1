import { Arrow, Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip';
import { use, type ReactElement, type ReactNode } from 'react';
import { TipContext } from './tip-context';
import styles from './tip.module.css';

export interface TipProps {
  /** A few words; never the only place where something is said. */
  readonly content: ReactNode;
  /** One element that can take focus and a ref. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A tooltip on hover and focus; Escape hides it (E2). */
export function Tip({ content, children, side = 'top' }: TipProps) {
  const isEnabled = use(TipContext);
  if (!isEnabled) return children;
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content side={side} sideOffset={6} collisionPadding={8} className={styles['tip']}>
          {content}
          <Arrow className={styles['arrow']} />
        </Content>
      </Portal>
    </Root>
  );
}
