import { anchors } from './anchors';
import { useActiveAnchor } from './use-active-anchor';
import styles from './site-header.module.css';

interface AnchorLinksProps {
  readonly onFollow?: () => void;
}

export function AnchorLinks({ onFollow }: AnchorLinksProps) {
  const active = useActiveAnchor();

  return anchors.map(({ id, label }) => (
    <a
      key={id}
      className={styles.anchor}
      href={`#${id}`}
      aria-current={id === active ? 'true' : undefined}
      onClick={onFollow}
    >
      {label}
    </a>
  ));
}
