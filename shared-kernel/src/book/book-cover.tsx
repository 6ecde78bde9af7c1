import { useState, type ReactNode } from 'react';
import { keysOf } from '../format/record-of';
import styles from './book.module.css';
import { chapters } from './book-page';
import { looks, type LookName } from './look';
import { useChapter } from './use-chapter';

const widths = { phone: 390, tablet: 768, desktop: 1440 } as const;

type WidthName = keyof typeof widths;

interface ChoiceProps<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly value: Name;
  readonly onChange: (name: Name) => void;
}

const Choice = <Name extends string>({ label, names, value, onChange }: ChoiceProps<Name>) => (
  <label>
    {label}{' '}
    <select
      value={value}
      onChange={({ target }) => {
        const chosen = names.find((name) => name === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  </label>
);

const Bar = ({ children }: { readonly children: ReactNode }) => (
  <header className={styles.bar}>
    <h1>Component book</h1>
    <nav aria-label="Chapters" className={styles.chapters}>
      {chapters.map((chapter) => (
        <a key={chapter} href={`#${chapter}`}>
          {chapter}
        </a>
      ))}
    </nav>
    {children}
  </header>
);

/** The book with its chapters and its choices; the chapter itself is in a frame as wide as a screen. */
export function BookCover() {
  const chapter = useChapter();
  const [look, setLook] = useState<LookName>('light');
  const [width, setWidth] = useState<WidthName>('desktop');
  return (
    <>
      <Bar>
        <Choice label="Look" names={keysOf(looks)} value={look} onChange={setLook} />
        <Choice label="Width" names={keysOf(widths)} value={width} onChange={setWidth} />
        <p>
          Forced colours and paper are the browser’s: DevTools, Rendering, “forced-colors” and “CSS
          media type”.
        </p>
      </Bar>
      <iframe
        key={look}
        title={`${chapter}, ${look}`}
        src={`?look=${look}#${chapter}`}
        className={styles.page}
        style={{ inlineSize: widths[width] }}
      />
    </>
  );
}
