import type { RefSelectProps } from 'antd';
import {
  Fragment,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type AriaAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { textMatcher } from '../domain/search';
import { plainKey } from '../shell/pressed-key';
import { ClosedSelect } from './closed-select';
import { bringControlsAhead, useLateControls } from './use-late-controls';

interface SelectOption {
  readonly value: string;
  readonly label: ReactNode;
}

type SelectAria = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'>;

interface LateSelectProps<Value> extends SelectAria {
  readonly id: string;
  readonly value: Value;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  readonly ref?: (field: HTMLInputElement | RefSelectProps | null) => void;
  readonly className?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly status?: 'error' | undefined;
  readonly disabled?: boolean;
  readonly mode?: 'multiple' | undefined;
  readonly allowClear?: boolean;
  /** Whether typing narrows the options, as the search of a list does; always where several may be chosen. */
  readonly showSearch?: boolean;
  /** Whether what opens is as wide as what stands in the page. */
  readonly popupMatchSelectWidth?: boolean;
}

const isFound = (search: string, option?: SelectOption) =>
  textMatcher(search)([typeof option?.label === 'string' ? option.label : (option?.value ?? '')]);

/** The keys by which antd's own opens. */
const opens = (key: string) => key === 'ArrowDown' || key === 'Enter' || key.length === 1;

function labelOf(value: unknown, options: readonly SelectOption[]): ReactNode {
  if (Array.isArray(value)) {
    const chosen = options.filter((option) => value.includes(option.value));
    if (chosen.length === 0) return undefined;
    return chosen.map(({ value: key, label }, place) => (
      <Fragment key={key}>
        {place > 0 && ', '}
        {label}
      </Fragment>
    ));
  }
  const chosen = options.find((option) => option.value === value);
  return chosen ? chosen.label : typeof value === 'string' ? value : undefined;
}

/** How a select is focused and opened before its code has come, with the events of its box and of its field. */
function useFirstUse(
  {
    disabled,
    showSearch,
    onBlur,
  }: Pick<LateSelectProps<unknown>, 'disabled' | 'showSearch' | 'onBlur'>,
  ask: () => void,
  withdraw: () => void,
) {
  const [isFocused, setFocused] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const isPressed = useRef(false);

  const open = () => {
    setOpened(true);
    ask();
  };
  const press = (event: MouseEvent<HTMLDivElement>) => {
    if (disabled) return;
    isPressed.current = true;
    const field = event.currentTarget.querySelector('input');
    // Beside the field, a press would take the focus from it.
    if (event.target !== field) event.preventDefault();
    field?.focus();
  };
  // The end of a press: of its beginning antd's own would think that it was made beside it. A label's
  // click gives the focus alone.
  const release = () => {
    if (isPressed.current) open();
    isPressed.current = false;
  };
  const pressKey = (event: KeyboardEvent) => {
    const key = plainKey(event);
    if (key === 'Escape') withdraw();
    if (!opens(key)) return;
    event.preventDefault();
    open();
  };
  const enter = () => {
    setFocused(true);
    // Whoever comes by the keyboard may type at once.
    if (showSearch && !isPressed.current) ask();
    else bringControlsAhead();
  };
  const leave = () => {
    setFocused(false);
    setOpened(false);
    withdraw();
    onBlur?.();
  };

  return [
    isFocused,
    isOpened,
    { onMouseDown: press, onClick: release },
    { onKeyDown: pressKey, onFocus: enter, onBlur: leave },
  ] as const;
}

/**
 * A select whose code comes with the first approach to it, and which is antd's own from its first opening
 * on. Until then what stands there looks and reads the same.
 */
export function LateSelect<Value>(props: LateSelectProps<Value>) {
  const { controls, isAwaited, ask, take, withdraw } = useLateControls(
    'The choices could not be loaded',
  );
  const { id, disabled, value, options, ref, className } = props;
  const { placeholder, status, mode, allowClear, showSearch } = props;
  const [isFocused, isOpened, pressing, typing] = useFirstUse(props, ask, withdraw);

  // Tags, and the button that clears, are antd's own to draw.
  const isDrawn = mode !== undefined || allowClear === true;
  const takeOwn = useEffectEvent(take);
  useEffect(() => {
    if (isDrawn) takeOwn();
  }, [isDrawn]);

  if (controls) {
    return (
      <controls.Select<Value, SelectOption>
        {...props}
        options={[...options]}
        showSearch={(showSearch || mode === 'multiple') && { filterOption: isFound }}
        autoFocus={isFocused}
        defaultOpen={isOpened}
        onChange={(next) => props.onChange(next)}
      />
    );
  }

  return (
    <ClosedSelect
      label={labelOf(value, options)}
      placeholder={placeholder}
      status={status}
      isSearched={showSearch === true}
      isFocused={isFocused}
      isAwaited={isAwaited}
      className={className}
      onApproach={bringControlsAhead}
      {...pressing}
      input={{
        id,
        ref,
        disabled,
        'aria-describedby': props['aria-describedby'],
        'aria-invalid': props['aria-invalid'],
        'aria-required': props['aria-required'],
        ...typing,
      }}
    />
  );
}
