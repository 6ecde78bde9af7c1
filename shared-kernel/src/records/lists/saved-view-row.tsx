import { useState } from 'react';
import { type SavedView, savedViewLimits } from '../../domain/profile/saved-view';
import { Button, CommandButton, Icon, RecordText, Input } from '../../ui';
import { useCopyText } from '../../ui/input/use-copy-text';
import { useCommand } from '../../workspace';
import { removeListView, setDefaultListView, renameListView } from './commands/saved-views';
import { replaceListQuery, type ListDefinition } from './list-definition';
import styles from './saved-views-dialog.module.css';
import { getUnmodifiedKey } from '../../shell/pressed-key';

interface RenameViewProps {
  readonly view: SavedView;
  readonly onDone: () => void;
}

function RenameView({ view, onDone }: RenameViewProps) {
  const { run, availability } = useCommand(renameListView);
  const [name, setName] = useState(view.name);
  const rename = async () => {
    const result = await run({ id: view.id, name });
    if (result.status === 'done') onDone();
  };
  return (
    <li className={styles.view}>
      <Input
        autoFocus
        aria-label={`New name for ${view.name}`}
        value={name}
        maxLength={savedViewLimits.name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          const key = getUnmodifiedKey(event);
          if (key === 'Enter' && name.trim() !== '') void rename();
          if (key !== 'Escape') return;
          event.stopPropagation();
          onDone();
        }}
      />
      <span className={styles.actions}>
        <CommandButton
          size="small"
          type="primary"
          availability={availability}
          refusal={name.trim() === '' ? 'Enter a name for the view.' : undefined}
          onPress={() => void rename()}
        >
          Rename
        </CommandButton>
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
      </span>
    </li>
  );
}

interface ViewRowProps {
  readonly view: SavedView;
  readonly place: ListDefinition;
  readonly isCurrent: boolean;
  readonly onShow: (query: string) => void;
}

function linkTo(view: SavedView, { params, otherParams }: ListDefinition): string {
  const address = new URL(window.location.href);
  const search = replaceListQuery(address.searchParams, params, view.query);
  for (const name of otherParams) search.delete(name);
  address.search = search.toString();
  return address.href;
}

function CopyLink({ view, place }: Pick<ViewRowProps, 'view' | 'place'>) {
  const { isCopied, copy, dialog } = useCopyText();
  return (
    <>
      <Button
        size="small"
        type="text"
        aria-label={isCopied ? `Copied the link to ${view.name}` : `Copy link to ${view.name}`}
        icon={<Icon name={isCopied ? 'check' : 'link'} />}
        onClick={() => copy(linkTo(view, place))}
      />
      {dialog}
    </>
  );
}

export function SavedViewRow({ view, place, isCurrent, onShow }: ViewRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const opening = useCommand(setDefaultListView);
  const removing = useCommand(removeListView);
  const { id, name, isDefault } = view;
  if (isRenaming) return <RenameView view={view} onDone={() => setRenaming(false)} />;
  return (
    <li className={styles.view}>
      <button
        type="button"
        className={styles.open}
        aria-current={isCurrent || undefined}
        onClick={() => onShow(view.query)}
      >
        <RecordText>{name}</RecordText>
      </button>
      <span className={styles.actions}>
        <CommandButton
          size="small"
          type="text"
          icon={<Icon name={isDefault ? 'star-filled' : 'star'} />}
          availability={opening.availability}
          aria-pressed={isDefault}
          aria-label={`${isDefault ? 'Default' : 'Make default'}: ${name}`}
          onPress={() => void opening.run({ id, isDefault: !isDefault })}
        >
          {isDefault ? 'Default' : 'Make default'}
        </CommandButton>
        <CopyLink view={view} place={place} />
        <Button
          size="small"
          type="text"
          aria-label={`Rename ${name}`}
          icon={<Icon name="edit" />}
          onClick={() => setRenaming(true)}
        />
        <CommandButton
          size="small"
          type="text"
          aria-label={`Remove ${name}`}
          icon={<Icon name="trash" />}
          availability={removing.availability}
          onPress={() => void removing.run({ id })}
        />
      </span>
    </li>
  );
}
