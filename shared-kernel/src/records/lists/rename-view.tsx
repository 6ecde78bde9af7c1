import { useState } from 'react';
import { savedViewLimits, type SavedView } from '../../domain/profile/saved-view';
import { plainKey } from '../../shell/pressed-key';
import { Button, CommandButton, Input } from '../../ui';
import { useCommand } from '../../workspace';
import { renameView } from './commands/saved-views';
import styles from './views-dialog.module.css';

interface RenameViewProps {
  readonly view: SavedView;
  readonly onDone: () => void;
}

/** A view's name while it is changed. */
export function RenameView({ view, onDone }: RenameViewProps) {
  const { run, availability, isPending } = useCommand(renameView);
  const [name, setName] = useState(view.name);
  const rename = async () => {
    const result = await run({ id: view.id, name });
    if (result.status === 'done') onDone();
  };
  return (
    <li className={styles.view}>
      <Input
        autoFocus
        aria-label={`Name of ${view.name}`}
        value={name}
        maxLength={savedViewLimits.name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          const key = plainKey(event);
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
          loading={isPending}
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
