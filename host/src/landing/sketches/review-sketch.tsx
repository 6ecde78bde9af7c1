import { Glyph } from '../../brand/glyph';
import styles from './sketch.module.css';

const reviews = [
  ['Legal review', true],
  ['Document verification', true],
  ['Pre-certification', false],
] as const;

export function ReviewSketch() {
  return (
    <ul className={styles.rows}>
      {reviews.map(([review, isDone]) => (
        <li key={review}>
          <Glyph name="scale" size={18} />
          {review}
          <span className={styles.end}>
            <span className={isDone ? styles.done : styles.waiting}>
              {isDone ? 'Completed' : 'Pending'}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
