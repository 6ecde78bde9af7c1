import { SkeletonNode } from '../antd';
import styles from '../skeleton.module.css';

export interface SkeletonBlockProps {
  readonly width?: number | string;
  readonly height?: number | string;
}

const parts = { content: styles.block };

/** One grey block in the size of what will come. */
export const SkeletonBlock = ({ width = '100%', height = 14 }: SkeletonBlockProps) => (
  <SkeletonNode
    classNames={parts}
    styles={{
      root: { display: 'block', inlineSize: width },
      content: { display: 'block', inlineSize: '100%', blockSize: height },
    }}
  />
);
