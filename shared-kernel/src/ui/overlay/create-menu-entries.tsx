import type { ReactNode } from 'react';
import type { DrawnIconName } from '../icon/icon-shapes';
import { Icon } from '../icon/icon';
import styles from './create-menu-entries.module.css';
import { RecordText } from '../text/record-text';

export interface ActionMenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: DrawnIconName;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly refusal?: string | undefined;
  readonly group?: string;
  readonly isChecked?: boolean;
  readonly isPending?: boolean | undefined;
  readonly onSelect: () => void;
}

function entryOf({
  key,
  label,
  icon,
  isDanger,
  refusal,
  isDisabled = refusal !== undefined,
  group,
  isChecked,
}: ActionMenuItem) {
  const tick = <Icon name="check" {...(isChecked === false && { className: styles.unchecked })} />;
  return {
    key,
    label:
      refusal === undefined ? (
        <RecordText>{label}</RecordText>
      ) : (
        <span className={styles.refused}>
          <RecordText>{label}</RecordText>
          <span className={styles.refusal}>{refusal}</span>
        </span>
      ),
    icon: isChecked === undefined ? icon && <Icon name={icon} /> : tick,
    danger: isDanger,
    disabled: isDisabled,
    ...(isChecked !== undefined && { role: 'menuitemradio', 'aria-checked': isChecked }),
    ...(group !== undefined && { 'aria-label': `${group}: ${label}` }),
  };
}

interface MenuGroup {
  readonly type: 'group';
  readonly key: string;
  readonly label: ReactNode;
  readonly className: string | undefined;
  readonly children: MenuEntry[];
}

interface MenuLine {
  readonly type: 'divider';
  readonly key: string;
}

type MenuEntry = ReturnType<typeof entryOf> | MenuGroup | MenuLine;

const headed = (heading: readonly string[], children: MenuEntry[]): MenuGroup => ({
  type: 'group',
  key: 'heading',
  label: (
    <div className={styles.heading}>
      {heading.map((line, index) => (
        <span key={index}>
          <RecordText whole>{line}</RecordText>
        </span>
      ))}
    </div>
  ),
  className: styles.group,
  children,
});

/**
 * Converts the items to antd’s format. The lines of `heading` come first. Items that can be checked reserve space for
 * the check mark.
 */
export function createMenuEntries(
  items: readonly ActionMenuItem[],
  heading?: readonly string[],
): MenuEntry[] {
  const entries: MenuEntry[] = [];
  for (const item of items) {
    const last = entries.at(-1);
    if (item.group === undefined) {
      if (last && 'children' in last)
        entries.push({ type: 'divider', key: `line above ${item.key}` });
      entries.push(entryOf(item));
    } else if (last && 'children' in last && last.label === item.group)
      last.children.push(entryOf(item));
    else
      entries.push({
        type: 'group',
        key: item.group,
        label: item.group,
        className: styles.group,
        children: [entryOf(item)],
      });
  }
  return heading ? [headed(heading, entries)] : entries;
}
