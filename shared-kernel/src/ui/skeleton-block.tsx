import styles from './skeleton.module.css';

export interface SkeletonBlockProps {
  readonly width?: number | string;
  readonly height?: number | string;
}

/** One grey block in the size of what will come. */
export function SkeletonBlock({ width = '100%', height = 14 }: SkeletonBlockProps) {
  return <span className={styles.block} style={{ inlineSize: width, blockSize: height }} />;
}
