import { useId, type SubmitEvent } from 'react';
import { Glyph } from '../brand/glyph';
import styles from './portal-search.module.css';

interface PortalSearchProps {
  readonly text: string;
  readonly found: number;
  /** Absent where the preferences switch off every single key. */
  readonly areNumberKeysOn: boolean | undefined;
  readonly onSearch: (text: string) => void;
  readonly onOpenFirst: () => void;
  readonly onToggleNumberKeys: (isOn: boolean) => void;
}

export function PortalSearch({
  text,
  found,
  areNumberKeysOn,
  onSearch,
  onOpenFirst,
  onToggleNumberKeys,
}: PortalSearchProps) {
  const id = useId();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onOpenFirst();
  };

  return (
    <form role="search" className={styles.bar} onSubmit={submit}>
      <div className={styles.box}>
        <Glyph name="search" />
        <label htmlFor={id} className="tf-visually-hidden">
          Search portals
        </label>
        <input
          id={id}
          type="search"
          className={styles.input}
          placeholder="Search by portal or task"
          autoComplete="off"
          value={text}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <p role="status" className={styles.count}>
        {found === 1 ? '1 portal' : `${found} portals`}
      </p>
      {areNumberKeysOn === undefined ? (
        <p className={styles.keys}>Single-key shortcuts are switched off in your preferences</p>
      ) : (
        <label className={styles.keys}>
          <input
            type="checkbox"
            checked={areNumberKeysOn}
            onChange={(event) => onToggleNumberKeys(event.target.checked)}
          />
          Open portals with keys 1–6
        </label>
      )}
    </form>
  );
}
