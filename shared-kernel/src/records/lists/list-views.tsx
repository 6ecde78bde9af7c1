import { useState } from 'react';
import { listSavedViews, type SavedView } from '../../domain/profile/saved-view';
import { useCurrentPortal, usePreferencesValue } from '../../shell';
import { useUrlSearch } from '../../shell/use-search';
import { Button } from '../../ui/antd';
import { ActionMenu } from '../../ui/overlay/action-menu';
import { createLazyDialog } from '../../ui/overlay/lazy-dialog';
import { useCopyText } from '../../ui/input/use-copy-text';
import { useAvailability, useWorkspaceClock } from '../../workspace';
import {
  extractListQuery,
  listFilterParams,
  findMatchingBuiltInView,
  findMatchingView,
  replaceListQuery,
  type BuiltInView,
  type ListDefinition,
} from './list-definition';
import type { ActionMenuItem } from '../../ui/overlay/create-menu-entries';

export interface ListViewsProps {
  readonly place: ListDefinition;
}

const ViewsDialog = createLazyDialog(
  async () =>
    (await import(/* webpackChunkName: "platform-lists" */ './lazy-lists')).SavedViewsDialog,
);

const none: readonly BuiltInView[] = [];

/**
 * The permission that saved views require. It repeats the permission of the commands, which load only with the dialog.
 */
const viewTerms = { permission: 'own' } as const;

function useShownView(place: ListDefinition) {
  const portal = useCurrentPortal();
  const now = useWorkspaceClock();
  const [search, setSearch] = useUrlSearch();
  const views = listSavedViews(usePreferencesValue().savedViews, portal, place.key);
  const query = extractListQuery(search, place.params);
  const showIn = (params: readonly string[]) => (wanted: string) =>
    setSearch((current) => replaceListQuery(current, params, wanted));
  return {
    builtIn: place.builtIn?.(now) ?? none,
    views,
    query,
    isFiltered: extractListQuery(search, listFilterParams(place)) !== '',
    current: (findMatchingView(views, query) ?? findMatchingBuiltInView(place, search, now))?.name,
    onShow: showIn(place.params),
    onNarrow: showIn(listFilterParams(place)),
  };
}

/** A menu to apply, save and manage the views of a list. The menu is hidden in `reference` mode. */
export function SavedViewsMenu({ place }: ListViewsProps) {
  const shown = useShownView(place);
  const isThere = useAvailability(viewTerms).state === 'available';
  const [isOpen, setOpen] = useState(false);
  const { isCopied, copy, dialog } = useCopyText();
  if (!isThere) return null;
  const { query, current, isFiltered, onShow } = shown;
  const close = () => setOpen(false);

  return (
    <>
      {current === undefined && isFiltered && (
        <Button type="link" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Save view
        </Button>
      )}
      <ActionMenu
        label={current === undefined ? 'Views' : `View: ${current}`}
        icon={isCopied ? 'check' : 'star'}
        items={createSavedViewItems({
          ...shown,
          onSave: () => setOpen(true),
          onCopy: () => copy(window.location.href),
        })}
      />
      <span role="status" className="tf-visually-hidden">
        {isCopied && 'Link copied'}
      </span>
      {dialog}
      <ViewsDialog
        place={place}
        open={isOpen}
        query={query}
        onShow={(wanted) => {
          onShow(wanted);
          close();
        }}
        onClose={close}
      />
    </>
  );
}

interface ViewChoice {
  readonly builtIn: readonly BuiltInView[];
  readonly views: readonly SavedView[];
  readonly query: string;
  readonly current: string | undefined;
  readonly onNarrow: (query: string) => void;
  readonly onShow: (query: string) => void;
  readonly onSave: () => void;
  readonly onCopy: () => void;
}

export function createSavedViewItems(choice: ViewChoice): ActionMenuItem[] {
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
      label: view.isDefault ? `${view.name} (default)` : view.name,
      icon: view.query === query ? ('check' as const) : ('eye' as const),
      onSelect: () => onShow(view.query),
    })),
    { key: 'save', label: 'Save and manage views', icon: 'save', onSelect: onSave },
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
