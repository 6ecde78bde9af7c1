import type { SavedView } from '../../domain/profile/saved-view';
import type { ActionMenuItem } from '../../ui/overlay/menu-entries';
import type { BuiltInView } from './list-place';

interface ViewChoice {
  readonly builtIn: readonly BuiltInView[];
  readonly views: readonly SavedView[];
  /** The list as it stands. */
  readonly query: string;
  /** The name of the view that it shows. */
  readonly current: string | undefined;
  readonly onNarrow: (query: string) => void;
  readonly onShow: (query: string) => void;
  readonly onSave: () => void;
  readonly onCopy: () => void;
}

/** The menu of a list's views: the built-in ones, those that were saved, and what is done with them. */
export function viewItems(choice: ViewChoice): ActionMenuItem[] {
  const { builtIn, views, query, current, onNarrow, onShow, onSave, onCopy } = choice;
  return [
    ...builtIn.map(({ name, query: narrowed }) => ({
      key: `built in ${name}`,
      label: name,
      icon: name === current ? ('check' as const) : ('eye' as const),
      onSelect: () => onNarrow(narrowed),
    })),
    ...views.map((view) => ({
      key: view.id,
      label: view.isDefault ? `${view.name} (opens first)` : view.name,
      icon: view.query === query ? ('check' as const) : ('eye' as const),
      onSelect: () => onShow(view.query),
    })),
    { key: 'save', label: 'Save and manage views…', icon: 'save', onSelect: onSave },
    { key: 'link', label: 'Copy link to this view', icon: 'link', onSelect: onCopy },
    ...(query === ''
      ? []
      : [
          {
            key: 'none',
            label: 'Reset the view',
            icon: 'undo' as const,
            onSelect: () => onShow(''),
          },
        ]),
  ];
}
