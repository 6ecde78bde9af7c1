import { Command } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { Dialog, RecordText } from 'shared-kernel/ui';
import { usePageRemotes } from '../../federation/page-remotes';
import styles from './command-palette.module.css';
import { shortestLookup } from './look-up';
import { PaletteItem } from './palette-item';
import { placesNamed, type Place } from './places';
import { RecordResults } from './record-results';

export interface CommandPaletteProps {
  readonly portal: PortalKey;
  readonly open: boolean;
  readonly onClose: () => void;
}

const title = 'Search and go to';

/** Every tab, portal and record of the workspace, two or three letters away (F2). */
export function CommandPalette({ portal, open, onClose }: CommandPaletteProps) {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <Palette portal={portal} onClose={onClose} />
    </Dialog>
  );
}

function Palette({ portal, onClose }: Omit<CommandPaletteProps, 'open'>) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { tabs: known } = usePageRemotes();
  const { tabs, portals } = placesNamed(text, portal, known);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // A frame later, for the dialog first notes who had the focus and shall have it back.
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const goTo = (path: string) => {
    onClose();
    void navigate(path);
  };

  return (
    <Command label={title} shouldFilter={false} loop className={styles.palette}>
      <Command.Input
        ref={input}
        value={text}
        onValueChange={setText}
        className={styles.input}
        placeholder="A tab, a contract, a client, a process or a reference"
      />
      <Command.List className={styles.list}>
        <Command.Empty className={styles.empty}>
          Nothing in this workspace is called “<RecordText>{text.trim()}</RecordText>”.
        </Command.Empty>
        {text.trim().length >= shortestLookup && <RecordResults text={text} onChoose={goTo} />}
        <Places heading="Tabs" places={tabs} onChoose={goTo} />
        <Places heading="Other portals" places={portals} onChoose={goTo} />
      </Command.List>
    </Command>
  );
}

interface PlacesProps {
  readonly heading: string;
  readonly places: readonly Place[];
  readonly onChoose: (path: string) => void;
}

function Places({ heading, places, onChoose }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <Command.Group heading={heading}>
      {places.map(({ label, icon, path }) => (
        <PaletteItem
          key={path}
          value={path}
          icon={icon}
          label={label}
          onChoose={() => onChoose(path)}
        />
      ))}
    </Command.Group>
  );
}
