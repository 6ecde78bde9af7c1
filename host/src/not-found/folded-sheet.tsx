import styles from './not-found-page.module.css';

/** A sheet with a folded corner and nothing written on it. */
export function FoldedSheet() {
  return (
    <svg className={styles.sheet} width="120" height="144" viewBox="0 0 120 144" aria-hidden="true">
      <path
        className={styles.paper}
        d="M8 12a8 8 0 0 1 8-8h64l32 32v96a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z"
      />
      <path className={styles.corner} d="M80 4v24a8 8 0 0 0 8 8h24z" />
      <path className={styles.lines} d="M28 62h30M28 80h64M28 98h48" />
    </svg>
  );
}
