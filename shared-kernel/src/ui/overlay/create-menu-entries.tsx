import type { ComponentProps } from 'react';
import type { Dropdown } from '../antd';
import type { DrawnIconName } from '../icon/icon-drawings';
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

type MenuEntries = NonNullable<NonNullable<ComponentProps<typeof Dropdown>['menu']>['items']>;

const headed = (heading: readonly string[], children: MenuEntries): MenuEntries => [
  {
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
    className: styles.group ?? '',
    children,
  },
];

/**
 * Converts the items to antd’s format. The lines of `heading` come first. Items that can be checked reserve space for
 * the check mark.
 */
export function createMenuEntries(
  items: readonly ActionMenuItem[],
  heading: readonly string[] | undefined,
): MenuEntries {
  const groups = [...new Set(items.map(({ group }) => group))];
  const entries = groups.flatMap((group, index): MenuEntries => {
    const children = items.filter((item) => item.group === group).map(entryOf);
    if (group !== undefined)
      return [{ type: 'group', key: group, label: group, className: styles.group ?? '', children }];
    return index === 0 ? children : [{ type: 'divider', key: 'line' }, ...children];
  });
  return heading ? headed(heading, entries) : entries;
}
