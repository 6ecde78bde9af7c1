import { useRef, type SubmitEvent } from 'react';
import { useController } from 'react-hook-form';
import * as v from 'valibot';
import { savedViewLimits, listSavedViews } from '../../domain/profile/saved-view';
import { createLookalikeMatcher } from '../../domain/text';
import { useValidatedForm } from '../../form/use-validated-form';
import { useCurrentPortal, usePreferencesValue } from '../../shell';
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

const formSchema = v.object({ name: viewNameSchema });

const refusalOf = (query: string, name: string) => {
  if (query.length > savedViewLimits.query) return 'The filters of this list are too long to save.';
  return v.is(viewNameSchema, name) ? undefined : 'Enter a name for the view.';
};

function useSaveView(place: ListDefinition, query: string) {
  const { run, availability, isPending } = useCommand(saveListView);
  const form = useValidatedForm(formSchema, { defaultValues: { name: '' } });
  const named = useController({ control: form.control, name: 'name' }).field;
  const fieldRef = useRef<HTMLInputElement>(null);

  const save = async ({ name }: v.InferOutput<typeof formSchema>) => {
    if (isPending) return;
    const result = await run({ list: place.key, name, query });
    if (result.status === 'done') form.reset();
    fieldRef.current?.focus();
  };
  return {
    named,
    fieldRef,
    submit: (event?: SubmitEvent) => void form.handleSubmit(save)(event),
    availability,
  };
}

interface SaveViewProps {
  readonly form: ReturnType<typeof useSaveView>;
  readonly isTaken: boolean;
  readonly query: string;
}

function SaveView({ form, isTaken, query }: SaveViewProps) {
  const { named, fieldRef, submit, availability } = form;
  return (
    <form className={styles.save} onSubmit={submit}>
      <label htmlFor="view-name">Save the current view</label>
      <div className={styles.line}>
        <Input
          id="view-name"
          {...named}
          ref={(input) => {
            named.ref(input);
            fieldRef.current = input?.input ?? null;
          }}
          maxLength={savedViewLimits.name}
          placeholder="Name of the view"
          aria-describedby="view-note"
        />
        <CommandButton
          type="primary"
          availability={availability}
          refusal={refusalOf(query, named.value)}
          onPress={() => submit()}
        >
          {isTaken ? 'Replace view' : 'Save view'}
        </CommandButton>
      </div>
      <p id="view-note" className={styles.note}>
        Saves filters, order, columns and density. Saved views are private; shared links work for
        everyone.
      </p>
    </form>
  );
}

/** A dialog to save the current list as a view and to manage saved views. */
export function SavedViewsDialog({ place, open, query, onShow, onClose }: ViewsDialogProps) {
  const portal = useCurrentPortal();
  const views = listSavedViews(usePreferencesValue().savedViews, portal, place.key);
  const form = useSaveView(place, query);
  const { named, fieldRef } = form;
  const isTaken = views.map((view) => view.name).some(createLookalikeMatcher(named.value));
  return (
    <Dialog
      open={open}
      title={`Saved views for ${place.title}`}
      onClose={onClose}
      closeOnBackdrop={named.value === ''}
      initialFocus={fieldRef}
    >
      <SaveView form={form} isTaken={isTaken} query={query} />
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
