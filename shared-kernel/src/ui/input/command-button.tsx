import { useId, type ReactElement, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../antd';
import styles from './command-button.module.css';
import { RecordText } from '../data/record-text';
import { Tooltip } from '../overlay/tooltip';
import { useSingleKey } from './use-single-key';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface CommandButtonProps extends Omit<
  ButtonProps,
  'onClick' | 'disabled' | 'children' | 'className' | 'title'
> {
  /** The command's: `inert` shows the button and does nothing, `denied` switches it off and says why. */
  readonly availability: {
    readonly state: 'available' | 'inert' | 'denied';
    readonly reason: string | undefined;
  };
  /** Why it cannot be done as things stand, such as “There is no recording yet”. */
  readonly refusal?: string | undefined;
  /** What its icon means, in a tooltip while it can be pressed; its name says the same. */
  readonly tip?: string;
  /** The single key that does the same; announced while the preferences allow such keys. */
  readonly 'aria-keyshortcuts'?: string;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

/** Repeats for the eye what the name or the description of its button says. */
const ForTheEye = ({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactElement;
}) => (
  <Tooltip
    content={
      <span aria-hidden="true">
        <RecordText>{text}</RecordText>
      </span>
    }
  >
    {children}
  </Tooltip>
);

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
  tip,
  onPress,
  children,
  'aria-keyshortcuts': key,
  ...others
}: CommandButtonProps) {
  const reasonId = useId();
  const button = { ...others, 'aria-keyshortcuts': useSingleKey(key ?? null) ?? undefined };
  const why = state === 'denied' ? reason : state === 'available' ? refusal : undefined;
  if (why === undefined) {
    const available = (
      <Button {...button} onClick={state === 'available' ? onPress : undefined}>
        {children}
      </Button>
    );
    return tip === undefined ? available : <ForTheEye text={tip}>{available}</ForTheEye>;
  }
  return (
    <>
      <ForTheEye text={why}>
        <OffButton {...button} reasonId={reasonId}>
          {children}
        </OffButton>
      </ForTheEye>
      <VisuallyHidden>
        <span id={reasonId}>{why}</span>
      </VisuallyHidden>
    </>
  );
}
