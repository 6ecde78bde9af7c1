import type { ReactNode } from 'react';
import { Card } from '../antd';
import { classNames } from '../../format';
import styles from './surface.module.css';

interface SurfaceProps {
  readonly children: ReactNode;
  /** For the element around the children. */
  readonly className?: string | undefined;
}

/** The ground of a card, as high as its place, with its parts one under the other. */
export const Surface = ({ children, className }: SurfaceProps) => (
  <Card className={styles.surface} classNames={{ body: classNames(styles.body, className) }}>
    {children}
  </Card>
);
