import { useState } from 'react';
import { listSavedViews } from '../../domain/profile/saved-view';
import { useCurrentPortal, usePreferencesValue } from '../../shell';
import { useUrlSearch } from '../../shell/use-url-search';
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
 * The permission of the commands for saved views. It is repeated here, because the commands load only with the dialog.
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
  const { builtIn, views, query, current, isFiltered, onShow, onNarrow } = shown;
  const close = () => setOpen(false);
  const iconOf = (isShown: boolean): ActionMenuItem['icon'] => (isShown ? 'check' : 'eye');
  const items: readonly ActionMenuItem[] = [
    ...builtIn.map((view) => ({
      key: `built in ${view.name}`,
      label: view.name,
      icon: iconOf(view.name === current),
      onSelect: () => onNarrow(view.query),
    })),
    ...views.map((view) => ({
      key: view.id,
      label: view.isDefault ? `${view.name} (default)` : view.name,
      icon: iconOf(view.query === query),
      onSelect: () => onShow(view.query),
    })),
    { key: 'save', label: 'Save and manage views', icon: 'save', onSelect: () => setOpen(true) },
    {
      key: 'link',
      label: 'Copy link to this view',
      icon: 'link',
      onSelect: () => copy(window.location.href),
    },
    { key: 'none', label: 'Reset the view', icon: 'undo', onSelect: () => onShow('') },
  ];

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
        items={items.filter(({ key }) => key !== 'none' || query !== '')}
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
