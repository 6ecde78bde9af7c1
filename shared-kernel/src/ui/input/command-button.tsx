import { useId, type ComponentProps, type PointerEvent, type ReactNode, type Ref } from 'react';
import { useToast } from '../../shell/toast';
import { Button, type ButtonProps } from '../antd';
import styles from './command-button.module.css';
import { RecordText } from '../text/record-text';
import { Tooltip } from '../overlay/tooltip';
import { useFocusHandover } from '../keyboard/use-focus-handover';
import { useSingleKey } from '../keyboard/is-plain-key';
import { VisuallyHidden } from '../text/visually-hidden';

export interface CommandButtonProps extends Omit<
  ButtonProps,
  'onClick' | 'disabled' | 'children' | 'className' | 'title'
> {
  /**
   * The command's, where it runs one: `inert` shows the button and does nothing, `denied` switches it off and says why.
   * It is busy while the command runs.
   */
  readonly availability?: {
    readonly state: 'available' | 'inert' | 'denied';
    readonly reason: string | undefined;
    readonly isPending?: boolean;
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

const always: NonNullable<CommandButtonProps['availability']> = {
  state: 'available',
  reason: undefined,
};

interface OnOrOffProps extends ComponentProps<typeof Button> {
  readonly ref?: Ref<HTMLButtonElement>;
  /** Of what describes it while it is off, in place of the tooltip that says the same. */
  readonly reasonId: string | undefined;
}

const OnOrOff = ({ reasonId, ...button }: OnOrOffProps) =>
  reasonId === undefined ? (
    <Button {...button} />
  ) : (
    <Button {...button} aria-disabled aria-describedby={reasonId} className={styles.off ?? ''} />
  );

/**
 * The button of a command. One that is switched off keeps its place in the tab order, so that its
 * reason reaches everyone: in a tooltip, to assistive technology always, and where a finger taps it, which
 * finds no tooltip, in a toast. It is one element whether it is on or off, so that it keeps the focus as this changes.
 *
 * @example
 * const { run, availability } = useCommand(signContract);
 * <CommandButton availability={availability} onPress={() => void run({ id: contract.id })}>
 *   Sign
 * </CommandButton>
 */
export function CommandButton({
  availability: { state, reason, isPending = false } = always,
  loading = isPending,
  refusal,
  tip,
  onPress,
  children,
  'aria-keyshortcuts': key,
  ...others
}: CommandButtonProps) {
  const element = useFocusHandover<HTMLButtonElement>();
  const reasonId = useId();
  const button = {
    ...others,
    loading,
    'aria-keyshortcuts': useSingleKey(key ?? null) ?? undefined,
  };
  const why = state === 'denied' ? reason : state === 'available' ? refusal : undefined;
  const isOff = why !== undefined;
  const { show } = useToast();
  const sayWhy = ({ pointerType }: PointerEvent) => {
    if (isOff && pointerType !== 'mouse') show({ title: why });
  };
  const shown = why ?? tip;
  // The tooltip repeats for the eye what the name or the description says.
  const forTheEye =
    shown === undefined ? undefined : (
      <span aria-hidden="true">
        <RecordText>{shown}</RecordText>
      </span>
    );
  return (
    <>
      <Tooltip content={forTheEye}>
        <OnOrOff
          {...button}
          ref={element}
          reasonId={isOff ? reasonId : undefined}
          onPointerUp={isOff ? sayWhy : undefined}
          onClick={state === 'available' && !isOff ? onPress : undefined}
        >
          {children}
        </OnOrOff>
      </Tooltip>
      {isOff && (
        <VisuallyHidden>
          <span id={reasonId}>{why}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
