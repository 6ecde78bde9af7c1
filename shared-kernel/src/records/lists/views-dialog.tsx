import { useRef, useState, type SubmitEvent } from 'react';
import { savedViewLimits, viewsOf } from '../../domain/profile/saved-view';
import { looksLike } from '../../domain/text';
import { useCurrentPortal, usePreferencesValue } from '../../shell';
import { CommandButton, Dialog, Input } from '../../ui';
import { useCommand } from '../../workspace';
import { saveView } from './commands/saved-views';
import type { ListPlace } from './list-place';
import { ViewRow } from './view-row';
import styles from './views-dialog.module.css';

interface ViewsDialogProps {
  readonly place: ListPlace;
  readonly open: boolean;
  /** The list as it stands. */
  readonly query: string;
  readonly onShow: (query: string) => void;
  readonly onClose: () => void;
}

/** Saves a list as it stands, and keeps the views that there are in order. */
export function ViewsDialog({ place, open, query, onShow, onClose }: ViewsDialogProps) {
  const portal = useCurrentPortal();
  const views = viewsOf(usePreferencesValue().savedViews, portal, place.key);
  const { run, availability, isPending } = useCommand(saveView);
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isTaken = views.map((view) => view.name).some(looksLike(name));

  const save = async () => {
    const result = await run({ list: place.key, name, query });
    if (result.status === 'done') setName('');
    field.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !isPending) void save();
  };
  const refusal =
    query.length > savedViewLimits.query
      ? 'The filters of this list are too long to keep.'
      : name.trim() === ''
        ? 'Give the view a name.'
        : undefined;

  return (
    <Dialog
      open={open}
      title={`Views of ${place.title}`}
      onClose={onClose}
      closeOnBackdrop={name === ''}
      initialFocus={field}
    >
      <form className={styles.save} onSubmit={submit}>
        <label htmlFor="view-name">Save the list as it stands</label>
        <div className={styles.line}>
          <Input
            id="view-name"
            ref={(input) => {
              field.current = input?.input ?? null;
            }}
            value={name}
            maxLength={savedViewLimits.name}
            placeholder="Name of the view"
            aria-describedby="view-note"
            onChange={(event) => setName(event.target.value)}
          />
          <CommandButton
            type="primary"
            availability={availability}
            refusal={refusal}
            loading={isPending}
            onPress={() => void save()}
          >
            {isTaken ? 'Save over' : 'Save view'}
          </CommandButton>
        </div>
        <p id="view-note" className={styles.note}>
          Filters, order, columns and density. It is yours alone; a link to it opens for everybody.
        </p>
      </form>
      {views.length === 0 ? (
        <p className={styles.note}>No view is saved yet.</p>
      ) : (
        <ul aria-label="Saved views" className={styles.views}>
          {views.map((view) => (
            <ViewRow
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
