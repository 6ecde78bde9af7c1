import { useState } from 'react';
import * as v from 'valibot';
import { savedViewLimits, listSavedViews } from '../../domain/profile/saved-view';
import { createLookalikeMatcher } from '../../domain/text';
import { getUnmodifiedKey, useCurrentPortal, usePreferencesValue } from '../../shell';
import { CommandButton, Dialog, Input } from '../../ui';
import { useCommand } from '../../workspace';
import { saveListView, viewNameSchema } from './commands/saved-views';
import type { ListDefinition } from './list-definition';
import { SavedViewRow } from './saved-view-row';
import styles from './saved-views-dialog.module.css';

interface ViewsDialogProps {
  readonly place: ListDefinition;
  readonly open: boolean;
  readonly query: string;
  readonly onShow: (query: string) => void;
  readonly onClose: () => void;
}

const refusalOf = (query: string, name: string) => {
  if (query.length > savedViewLimits.query) return 'The filters of this list are too long to save.';
  return v.is(viewNameSchema, name) ? undefined : 'Enter a name for the view.';
};

const fieldId = 'view-name';

/** A dialog to save the current list as a view and to manage saved views. */
export function SavedViewsDialog({ place, open, query, onShow, onClose }: ViewsDialogProps) {
  const portal = useCurrentPortal();
  const views = listSavedViews(usePreferencesValue().savedViews, portal, place.key);
  const { run, availability, isPending } = useCommand(saveListView);
  const [name, setName] = useState('');
  const isTaken = views.map((view) => view.name).some(createLookalikeMatcher(name));
  const refusal = refusalOf(query, name);
  const save = async () => {
    if (isPending || refusal !== undefined) return;
    const { status } = await run({ list: place.key, name, query });
    if (status === 'done') setName('');
    document.getElementById(fieldId)?.focus();
  };
  return (
    <Dialog
      open={open}
      title={`Saved views for ${place.title}`}
      onClose={onClose}
      closeOnBackdrop={name === ''}
    >
      <div className={styles.save}>
        <label htmlFor={fieldId}>Save the current view</label>
        <div className={styles.line}>
          <Input
            id={fieldId}
            value={name}
            maxLength={savedViewLimits.name}
            placeholder="Name of the view"
            aria-describedby="view-note"
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event) => {
              if (getUnmodifiedKey(event) === 'Enter') void save();
            }}
          />
          <CommandButton
            type="primary"
            availability={availability}
            refusal={refusal}
            onPress={() => void save()}
          >
            {isTaken ? 'Replace view' : 'Save view'}
          </CommandButton>
        </div>
        <p id="view-note" className={styles.note}>
          Saves filters, order, columns and density. Saved views are private; shared links work for
          everyone.
        </p>
      </div>
      {views.length === 0 ? (
        <p className={styles.note}>No saved views yet.</p>
      ) : (
        <ul aria-label="Saved views" className={styles.views}>
          {views.map((view) => (
            <SavedViewRow
              key={view.id}
              view={view}
              place={place}
              isCurrent={view.query === query}
              onShow={onShow}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
