import { Fragment } from 'react';
import styles from './marked-name.module.css';
import { partsOfName } from './names/name-terms';

interface MarkedNameProps {
  readonly name: string;
  /** The words of it that matched. */
  readonly words: readonly string[];
}

/** A name with the words marked that matched another. */
export const MarkedName = ({ name, words }: MarkedNameProps) => (
  <bdi>
    {partsOfName(name).map((part, index) =>
      words.includes(part) ? (
        <mark key={index} className={styles.match}>
          {part}
        </mark>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    )}
  </bdi>
);
