import styles from './sketch.module.css';

const firstDay = 15;
const marks = [
  'passed',
  'passed',
  'passed',
  'lab',
  'lab',
  'critical',
  'rejected',
  ...Array.from({ length: 9 }, () => 'ahead'),
] as const;

export function MilestoneSketch() {
  return (
    <ol className={styles.days}>
      {marks.map((mark, index) => (
        <li key={firstDay + index} data-mark={mark}>
          {firstDay + index}
        </li>
      ))}
    </ol>
  );
}
