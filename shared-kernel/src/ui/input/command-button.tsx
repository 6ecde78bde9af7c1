import {
  useId,
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useToast } from '../../shell/toast';
import { Button, type ButtonProps } from '../antd';
import styles from './command-button.module.css';
import { RecordText } from '../text/record-text';
import { Tooltip } from '../overlay/tooltip';
import { useFocusReplacement } from '../keyboard/use-focus-replacement';
import { useSingleKey } from '../keyboard/is-plain-key';
import { VisuallyHidden } from '../text/visually-hidden';

export interface CommandButtonProps extends Omit<
  ButtonProps,
  'onClick' | 'disabled' | 'children' | 'className' | 'title'
> {
  /**
   * The state of the button’s command. `inert` has no effect, `denied` hides the button, and `waiting` disables it with
   * a reason.
   */
  readonly availability?: {
    readonly state: 'available' | 'inert' | 'denied' | 'waiting';
    readonly reason: string | undefined;
    readonly isPending?: boolean;
  };
  readonly refusal?: string | undefined;
  readonly tip?: string;
  /** The single-key shortcut for the button’s action, announced only if the preferences allow single keys. */
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
  /**
   * The id of the text that says why the button is disabled. This text replaces the tooltip as the button’s
   * description.
   */
  readonly reasonId: string | undefined;
}

const OnOrOff = ({ reasonId, ...button }: OnOrOffProps) =>
  reasonId === undefined ? (
    <Button {...button} />
  ) : (
    <Button {...button} aria-disabled aria-describedby={reasonId} className={styles.off ?? ''} />
  );

/**
 * The button of a command. It is absent if the portal may not run the command. A disabled button stays focusable and
 * shows the reason in a tooltip and, on tap, in a toast.
 */
export function CommandButton(props: CommandButtonProps) {
  return props.availability?.state === 'denied' ? null : <ShownButton {...props} />;
}

function ShownButton({
  availability: { state, reason, isPending = false } = always,
  loading = isPending,
  refusal,
  tip,
  onPress,
  children,
  'aria-keyshortcuts': key,
  ...others
}: CommandButtonProps) {
  const element = useFocusReplacement<HTMLButtonElement>();
  const reasonId = useId();
  const button = {
    ...others,
    loading,
    'aria-keyshortcuts': useSingleKey(key ?? null) ?? undefined,
  };
  const why = state === 'waiting' ? reason : state === 'available' ? refusal : undefined;
  const isOff = why !== undefined;
  const { show } = useToast();
  const sayWhy = ({ pointerType }: PointerEvent) => {
    if (isOff && pointerType !== 'mouse') show({ title: why });
  };
  // After the first click, the button can already be for the next step.
  const press = ({ detail }: MouseEvent) => {
    if (others.type !== 'primary' || detail < 2) onPress();
  };
  const shown = why ?? tip;
  // Hidden from screen readers, because the tooltip repeats the name or description.
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
          onClick={state === 'available' && !isOff ? press : undefined}
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
