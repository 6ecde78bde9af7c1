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
import { useEnabledShortcutKey } from '../keyboard/use-shortcut';
import { VisuallyHidden } from '../text/visually-hidden';

export interface CommandButtonProps extends Omit<
  ButtonProps,
  'onClick' | 'disabled' | 'children' | 'className' | 'title'
> {
  /**
   * Whether the command can run. `inert`: a click does nothing. `denied`: the button is not rendered. `waiting`: the
   * button is disabled and shows `reason`.
   */
  readonly availability?: {
    readonly state: 'available' | 'inert' | 'denied' | 'waiting';
    readonly reason: string | undefined;
    readonly isPending?: boolean;
  };
  readonly refusal?: string | undefined;
  readonly tip?: string;
  /** The single-key shortcut of the button. It is announced only if the user’s preferences allow such shortcuts. */
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
   * The id of the text that explains why the button is disabled. The button refers to it as its accessible description.
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
 * A button that runs a command. It is not rendered if the portal lacks the permission. If disabled, it can still be
 * focused, and shows the reason in a tooltip or, on tap, in a toast.
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
    'aria-keyshortcuts': useEnabledShortcutKey(key ?? null) ?? undefined,
  };
  const why = state === 'waiting' ? reason : state === 'available' ? refusal : undefined;
  const isOff = why !== undefined;
  const { show } = useToast();
  const sayWhy = ({ pointerType }: PointerEvent) => {
    if (isOff && pointerType !== 'mouse') show({ title: why });
  };
  // Ignores the second click of a double click on a primary button, because after the first click the button may
  // already belong to the next step.
  const press = ({ detail }: MouseEvent) => {
    if (others.type !== 'primary' || detail < 2) onPress();
  };
  const shown = why ?? tip;
  // Hidden from screen readers, because the tooltip only repeats the button’s name or description.
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
