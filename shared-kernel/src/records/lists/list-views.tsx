import { useState } from 'react';
import { viewsOf, type SavedView } from '../../domain/profile/saved-view';
import { useCurrentPortal, usePreferencesValue } from '../../shell';
import { useSearch } from '../../shell/use-search';
import { ActionMenu } from '../../ui/overlay/action-menu';
import type { ActionMenuItem } from '../../ui/overlay/menu-entries';
import { dialogFailure } from '../../ui/overlay/dialog-failure';
import { LatePart } from '../../ui/layout/late-part';
import { useCopy } from '../../ui/input/use-copy';
import { useAvailability } from '../../workspace';
import { listQuery, shownView, withListQuery, type ListPlace } from './list-place';

export interface ListViewsProps {
  readonly place: ListPlace;
}

const load = async () =>
  (await import(/* webpackChunkName: "platform-lists" */ './late-lists')).ViewsDialog;

/** Of saving views; the commands come with their dialog. */
const viewTerms = { inReference: false, permission: 'own' } as const;

interface MenuOptions {
  readonly views: readonly SavedView[];
  readonly query: string;
  readonly onShow: (query: string) => void;
  readonly onSave: () => void;
  readonly onCopy: () => void;
}

function menuItems({ views, query, onShow, onSave, onCopy }: MenuOptions): ActionMenuItem[] {
  return [
    ...views.map((view) => ({
      key: view.id,
      label: view.isDefault ? `${view.name} (opens first)` : view.name,
      icon: view.query === query ? ('check' as const) : ('eye' as const),
      onSelect: () => onShow(view.query),
    })),
    { key: 'save', label: 'Save and manage views…', icon: 'save', onSelect: onSave },
    {
      key: 'link',
      label: 'Copy link to this view',
      icon: 'link',
      onSelect: onCopy,
    },
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

/** The views of a list: to open, to save, to look after (in `reference` there are none). */
export function ListViews({ place }: ListViewsProps) {
  const portal = useCurrentPortal();
  const [search, setSearch] = useSearch();
  const views = viewsOf(usePreferencesValue().savedViews, portal, place.key);
  const isThere = useAvailability(viewTerms).state === 'available';
  const [isOpen, setOpen] = useState(false);
  const { isCopied, copy } = useCopy();
  if (!isThere) return null;

  const query = listQuery(search, place.params);
  const show = (wanted: string) =>
    setSearch((current) => withListQuery(current, place.params, wanted));
  const current = shownView(views, query);

  return (
    <>
      <ActionMenu
        label={current ? `View: ${current.name}` : 'Views'}
        icon={isCopied ? 'check' : 'star'}
        items={menuItems({
          views,
          query,
          onShow: show,
          onSave: () => setOpen(true),
          onCopy: () => copy(window.location.href),
        })}
      />
      <span role="status" className="tf-visually-hidden">
        {isCopied && 'Link copied'}
      </span>
      <LatePart load={load} isAsked={isOpen} failure={dialogFailure} onFail={() => setOpen(false)}>
        {(ViewsDialog) => (
          <ViewsDialog
            place={place}
            open={isOpen}
            query={query}
            onShow={(wanted) => {
              show(wanted);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </LatePart>
    </>
  );
}
