import { useId, type RefObject, type SubmitEvent } from 'react';
import { maxSearchLength } from 'shared-kernel/domain/search';
import { Glyph } from '../brand/glyph';
import styles from './portal-search.module.css';

interface PortalSearchProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly found: number;
  readonly onSearch: (text: string) => void;
  readonly onOpenFirst: () => void;
}

/** Search field for portals, visible while it is focused or contains text. Typing anywhere on the page focuses it. */
export function PortalSearch({ field, text, found, onSearch, onOpenFirst }: PortalSearchProps) {
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onOpenFirst();
  };

  return (
    <form role="search" className={styles.bar} onSubmit={submit}>
      <Glyph name="search" />
      <label htmlFor={id} className="tf-visually-hidden">
        Search portals
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        maxLength={maxSearchLength}
        className={styles.input}
        placeholder="Search by portal or task"
        autoComplete="off"
        value={text}
        onChange={(event) => onSearch(event.target.value)}
      />
      <p role="status" className="tf-visually-hidden">
        {text !== '' && (found === 1 ? '1 portal' : `${found} portals`)}
      </p>
    </form>
  );
}
