import styles from './sketch.module.css';

const scores = [
  ['Meridian Energy Partners', 96, styles.good],
  ['Gulf Horizon Trading', 82, styles.fair],
  ['Caspian Pipeline Services', 68, styles.poor],
] as const;

export function ScoreSketch() {
  return (
    <ul className={styles.rows}>
      {scores.map(([client, score, band]) => (
        <li key={client}>
          <span className={styles.client}>{client}</span>
          <span className={styles.bar}>
            <span data-filled className={band} />
          </span>
          <span className={styles.score}>{score}</span>
        </li>
      ))}
    </ul>
  );
}
