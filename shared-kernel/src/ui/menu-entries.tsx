import type { ActionMenuItem } from './action-menu';
import { Icon } from './icon';
import styles from './menu-entries.module.css';
import { RecordText } from './record-text';

function entryOf({ key, label, icon, isDanger, isDisabled, group, isChecked }: ActionMenuItem) {
  const tick = <Icon name="check" {...(isChecked === false && { className: styles.unchecked })} />;
  return {
    key,
    label: <RecordText>{label}</RecordText>,
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
  readonly label: string;
  readonly children: ReturnType<typeof entryOf>[];
}

/** Items as antd's menu takes them: those of a group under its heading, a choice with a tick or the room for one. */
export function menuEntries(items: readonly ActionMenuItem[]) {
  const entries: (ReturnType<typeof entryOf> | MenuGroup)[] = [];
  for (const item of items) {
    const last = entries.at(-1);
    if (item.group === undefined) entries.push(entryOf(item));
    else if (last && 'children' in last && last.label === item.group)
      last.children.push(entryOf(item));
    else
      entries.push({
        type: 'group',
        key: item.group,
        label: item.group,
        children: [entryOf(item)],
      });
  }
  return entries;
}
