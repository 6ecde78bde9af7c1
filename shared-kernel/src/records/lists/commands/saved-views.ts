import * as v from 'valibot';
import {
  savedViewLimits,
  listSavedViews,
  type SavedView,
} from '../../../domain/profile/saved-view';
import { createLookalikeMatcher, createRequiredTextSchema } from '../../../domain/text';
import { defineCommand, refuse, type CommandTransaction } from '../../../workspace';

export const viewNameSchema = createRequiredTextSchema(
  'Enter a name for the view',
  savedViewLimits.name,
);
const idSchema = v.pipe(v.string(), v.nonEmpty());

const own = { permission: 'own', inBrowser: true } as const;

const auditView = (_input: unknown, view: SavedView) => [
  { subject: { collection: 'preferences', id: view.id, label: `Saved view “${view.name}”` } },
];

const named = (title: string) => (view: SavedView) => ({ title, description: view.name });

const viewsIn = (transaction: CommandTransaction) => transaction.preferences().savedViews ?? [];

/** Returns a saved view by id. Throws a `CommandError` if it does not exist or belongs to another portal. */
function needView(transaction: CommandTransaction, id: string, portal: string | undefined) {
  const view = viewsIn(transaction).find((each) => each.id === id);
  return view?.portal === portal && view ? view : refuse('This view no longer exists.');
}

const change = (
  transaction: CommandTransaction,
  changed: (view: SavedView) => SavedView | undefined,
) =>
  transaction.setPreferences({
    savedViews: viewsIn(transaction).flatMap((view) => changed(view) ?? []),
  });

/** Saves the current state of a list as a named view. An existing view with that name is replaced. */
export const saveListView = defineCommand({
  ...own,
  id: 'view.save',
  label: 'Saved a view',
  input: v.object({
    list: v.pipe(v.string(), v.nonEmpty(), v.maxLength(savedViewLimits.name)),
    name: viewNameSchema,
    query: v.pipe(v.string(), v.maxLength(savedViewLimits.query)),
  }),
  apply(transaction, { list, name, query }, { portal, now }) {
    const savedViews = viewsIn(transaction);
    if (portal === undefined) return refuse('Open a portal to do this.');
    const isSame = createLookalikeMatcher(name);
    const isIt = (view: SavedView) =>
      view.portal === portal && view.list === list && isSame(view.name);
    const before = savedViews.find(isIt);
    if (!before && savedViews.length >= savedViewLimits.views)
      return refuse('There are too many saved views. Remove a view first.');
    let moment = now.getTime();
    while (savedViews.some(({ id }) => id === `VW-${moment}`)) moment += 1;
    const view: SavedView = before
      ? { ...before, name, query }
      : { id: `VW-${moment}`, portal, list, name, query, isDefault: false };
    transaction.setPreferences({
      savedViews: [...savedViews.filter((each) => !isIt(each)), view],
    });
    return view;
  },
  audit: auditView,
  toast: named('View saved'),
});

export const renameListView = defineCommand({
  ...own,
  id: 'view.rename',
  label: 'Renamed a saved view',
  input: v.object({ id: idSchema, name: viewNameSchema }),
  apply(transaction, { id, name }, { portal }) {
    const view = needView(transaction, id, portal);
    const isSame = createLookalikeMatcher(name);
    const isTaken = listSavedViews(viewsIn(transaction), view.portal, view.list).some(
      (each) => each.id !== id && isSame(each.name),
    );
    if (isTaken) return refuse('A view with this name already exists.');
    const renamed = { ...view, name };
    change(transaction, (each) => (each.id === id ? renamed : each));
    return renamed;
  },
  audit: auditView,
  toast: named('View renamed'),
});

/** Sets or clears the default view of a list. A list has at most one default view. */
export const setDefaultListView = defineCommand({
  ...own,
  id: 'view.setDefault',
  label: 'Changed the default view of a list',
  input: v.object({ id: idSchema, isDefault: v.boolean() }),
  apply(transaction, { id, isDefault }, { portal }) {
    const view = needView(transaction, id, portal);
    change(transaction, (each) =>
      each.portal === portal && each.list === view.list
        ? { ...each, isDefault: each.id === id && isDefault }
        : each,
    );
    return { ...view, isDefault };
  },
  audit: auditView,
  toast: (view) => ({
    title: view.isDefault ? 'Default view set' : 'Default view removed',
    description: view.name,
  }),
});

export const removeListView = defineCommand({
  ...own,
  id: 'view.remove',
  label: 'Removed a saved view',
  input: v.object({ id: idSchema }),
  apply(transaction, { id }, { portal }) {
    const view = needView(transaction, id, portal);
    change(transaction, (each) => (each.id === id ? undefined : each));
    return view;
  },
  audit: auditView,
  toast: named('View removed'),
});
