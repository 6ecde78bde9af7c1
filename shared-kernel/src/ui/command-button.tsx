import { useId, type ReactNode } from 'react';
import { Button, type ButtonProps } from './antd';
import styles from './command-button.module.css';
import { RecordText } from './record-text';
import { Tooltip } from './tooltip';
import { useSingleKey } from './use-single-key';
import { VisuallyHidden } from './visually-hidden';

export interface CommandButtonProps extends Omit<
  ButtonProps,
  'onClick' | 'disabled' | 'children' | 'className'
> {
  /** The command's: `inert` shows the button and does nothing, `denied` switches it off and says why. */
  readonly availability: {
    readonly state: 'available' | 'inert' | 'denied';
    readonly reason: string | undefined;
  };
  /** Why it cannot be done as things stand, such as “There is no recording yet”. */
  readonly refusal?: string | undefined;
  /** The single key that does the same; announced while the preferences allow such keys. */
  readonly 'aria-keyshortcuts'?: string;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

/** The tip repeats the reason for the eye, so what describes the button is the reason alone. */
function OffButton({ reasonId, ...button }: ButtonProps & { readonly reasonId: string }) {
  return (
    <Button {...button} aria-disabled aria-describedby={reasonId} className={styles.off ?? ''} />
  );
}

/**
 * The button of a command. One that is switched off keeps its place in the tab order, so that its
 * reason reaches whoever comes by: in a tooltip, and to assistive technology always.
 */
export function CommandButton({
  availability: { state, reason },
  refusal,
  onPress,
  children,
  'aria-keyshortcuts': key,
  ...others
}: CommandButtonProps) {
  const reasonId = useId();
  const button = { ...others, 'aria-keyshortcuts': useSingleKey(key ?? null) ?? undefined };
  const why = state === 'denied' ? reason : state === 'available' ? refusal : undefined;
  if (why === undefined) {
    return (
      <Button {...button} onClick={state === 'available' ? onPress : undefined}>
        {children}
      </Button>
    );
  }
  return (
    <>
      <Tooltip
        content={
          <span aria-hidden="true">
            <RecordText>{why}</RecordText>
          </span>
        }
      >
        <OffButton {...button} reasonId={reasonId}>
          {children}
        </OffButton>
      </Tooltip>
      <VisuallyHidden>
        <span id={reasonId}>{why}</span>
      </VisuallyHidden>
    </>
  );
}
