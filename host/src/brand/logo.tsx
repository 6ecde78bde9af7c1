import styles from './logo.module.css';

export function LogoMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path className={styles.leaf} d="M2 4h22.5l-11 11H6.6z" />
      <path className={styles.back} d="M24.5 4H38l-4.6 11h-8.9z" />
      <path className={styles.fold} d="M24.5 4v22l-11 11V15z" />
    </svg>
  );
}
