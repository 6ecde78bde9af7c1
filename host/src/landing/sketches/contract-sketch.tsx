import { Glyph } from '../../brand/glyph';
import styles from './sketch.module.css';

const papers = [
  ['Main contract', 'Crude supply', true],
  ['Exhibit', 'Drilling rights', true],
  ['Amendment', 'Equipment lease', false],
] as const;

export function ContractSketch() {
  return (
    <ul className={styles.rows}>
      {papers.map(([kind, contract, isSigned]) => (
        <li key={kind}>
          <Glyph name="document" size={18} />
          <span>
            {kind}, {contract}
          </span>
          <span className={styles.end}>
            <span className={isSigned ? styles.done : styles.waiting}>
              {isSigned ? 'Signed' : 'Pending'}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
